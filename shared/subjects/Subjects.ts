import type { AvoidableSubject } from '../vocabulary.ts';

/** A word, or a phrase, of a text that belongs to a subject. Offsets are UTF-16 units. */
export type SubjectFound = { readonly subject: AvoidableSubject; readonly start: number; readonly end: number };

/** What one language knows of subjects. */
export type Subjects = {
  /** Every word of a text that belongs to a subject, in order; what a turn of speech only seems to name is none. */
  readonly find: (text: string) => SubjectFound[];
  /** The subjects that are meant where somebody speaks of what the text names: its names before its parts. */
  readonly findMeant: (text: string) => SubjectFound[];
  /** Plain words of a subject, the commonest first. */
  readonly wordsOf: (subject: AvoidableSubject) => string[];
};
