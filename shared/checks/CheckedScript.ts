import type { ParsedScript, Sentence } from '../markup/parseScript.ts';
import type { SubjectFound } from '../subjects/Subjects.ts';
import type { AddressForm, Language, ScriptType, SectionKind, Theme } from '../vocabulary.ts';

/** Names the language of a text by its ISO 639-1 code; anything else where it cannot tell. */
export type DetectLanguage = (text: string) => string;

/** A script and what it was meant to be. */
export type ScriptToCheck = {
  readonly content: string;
  /** What `parseScript` makes of the content, where the caller has it. */
  readonly parsed?: ParsedScript;
  readonly language: Language;
  readonly type: ScriptType;
  readonly theme: Theme;
  /** Whether it ends asleep, where it says so itself; else its theme says. */
  readonly endsAsleep?: boolean | null | undefined;
  readonly address: AddressForm;
  /** What its length goes by; see `ClockSettings`. */
  readonly readingSpeed?: number | undefined;
  /** Seconds that it should last; `null` where nobody asked for any. */
  readonly durationSeconds: number | null;
  /** Whether that is an aim, as it is for a person's own text: to be off it is advised against, not refused. */
  readonly isAim?: boolean | undefined;
  /** The outline's section kinds in order; empty where there is no outline. */
  readonly kinds: readonly SectionKind[];
  readonly detectLanguage: DetectLanguage;
  /** Whether one sentence is to come back, as it was asked for. */
  readonly hasRefrain?: boolean | undefined;
  /** Finds what the request leaves out; where there is none, nothing is looked for. */
  readonly findAvoided?: ((text: string) => readonly SubjectFound[]) | undefined;
  /** What a sentence speaks of that the request leaves out; `null` for nothing. Only what is being written is held to it. */
  readonly findWithheld?: ((text: string) => string | null) | undefined;
};

/** A sentence with its place, both counted from 1, and its words in lower case. */
export type LocatedSentence = Sentence & {
  readonly section: number;
  readonly sentence: number;
  readonly words: readonly string[];
};

/** What each check reads. */
export type CheckedScript = Omit<ScriptToCheck, 'parsed'> & {
  readonly parsed: ParsedScript;
  readonly sentences: readonly LocatedSentence[];
};
