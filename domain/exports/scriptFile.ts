import type { CheckedWords } from '../../shared/subjects/checkWords.ts';
import type { AvoidableSubject, Language, ScriptType, Theme } from '../../shared/vocabulary.ts';
import type { VersionText } from './exports.queries.ts';

/** A sentence with its position in time, in seconds from the script's start. */
export type FileSentence = {
  readonly text: string;
  /** Seconds of its marker; `null` where only a breath follows. */
  readonly pause: number | null;
  readonly start: number;
  /** Where it has been said; until `end` there is silence. */
  readonly spoken: number;
  readonly end: number;
};
export type FileSection = {
  readonly title: string | null;
  readonly start: number;
  readonly end: number;
  readonly paragraphs: readonly (readonly FileSentence[])[];
};
/** Who wrote a text. `writer` is who wrote what a person edited since, `detail` the phrase library's version or the model's name. */
export type Authorship = {
  readonly author: VersionText['author'];
  readonly writer: VersionText['writer'];
  readonly detail: string | null;
};

/** The one form that every format is written from. */
export type ScriptFile = Authorship & {
  readonly title: string;
  readonly language: Language;
  readonly type: ScriptType;
  readonly theme: Theme;
  /** Whether it ends asleep, where it says so itself; else its theme says. */
  readonly endsAsleep?: boolean | null | undefined;
  /** The reader's own, in percent; the times go by it. */
  readonly readingSpeed: number;
  /** Of the version that it is; `null` for a text that is none. */
  readonly version: number | null;
  /** The text itself, with its markers; line ends are `\n`. */
  readonly content: string;
  readonly sections: readonly FileSection[];
  readonly speechSeconds: number;
  readonly silenceSeconds: number;
  readonly totalSeconds: number;
  readonly words: number;
  /** The subjects that it was asked to leave out. */
  readonly avoided: readonly AvoidableSubject[];
  /** How much of it was checked for their words; `null` where there are none, or one of their words is in it. */
  readonly checked: CheckedWords | null;
  /** Whether the file shows its reader what it is; what machines read is there in any case. */
  readonly metadata: boolean;
  readonly exportedAt: Date;
};
