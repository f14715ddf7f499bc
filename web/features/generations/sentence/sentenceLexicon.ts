import type { Approach, AvoidableImage, Intensity, ScriptType, Style, Theme } from '../../../../shared/vocabulary.ts';

/**
 * The words by which one sentence says what the form asks, in one language. All are folded (lower case, without
 * accents) and whole words; `~` at the end takes any ending. Spaces stand for themselves.
 */
export type SentenceLexicon = {
  readonly theme: Readonly<Record<Theme, readonly string[]>>;
  readonly approach: Readonly<Record<Approach, readonly string[]>>;
  readonly style: Readonly<Record<Style, readonly string[]>>;
  readonly intensity: Readonly<Record<Intensity, readonly string[]>>;
  readonly type: Readonly<Record<ScriptType, readonly string[]>>;
  readonly image: Readonly<Record<AvoidableImage, readonly string[]>>;
  /** What says that the images after it are to be left out. */
  readonly without: readonly string[];
  /** What ends the list of images that `without` began. */
  readonly but: readonly string[];
  /** The unit after a number, and lengths that are said in words. */
  readonly minute: readonly string[];
  readonly lengths: readonly (readonly [words: string, minutes: number])[];
  /** People whom a script can be for, and what stands before them: "for", "my". */
  readonly person: readonly string[];
  readonly for: readonly string[];
  readonly my: readonly string[];
};
