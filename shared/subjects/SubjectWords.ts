import type { AvoidableSubject } from '../vocabulary.ts';

/**
 * The words of one subject, parted by spaces. A star takes any ending, or, in front, any beginning; `_` joins the words
 * of a phrase; a word with `=` counts only with its accents (“=bär” is no bar).
 */
export type WordsOfSubject = {
  /** Words that mean the subject itself: whoever refuses one refuses the whole subject. */
  readonly names: string;
  /** Parts and company of it. Refusing one refuses the subject only where the word is no other subject’s name. */
  readonly parts?: string;
  /** Words that refuse the subject, and that a script may say all the same because they mean other things, too. */
  readonly asked?: string;
};

/** One language’s words. */
export type SubjectWords = {
  readonly subjects: Readonly<Record<AvoidableSubject, WordsOfSubject>>;
  /** Turns of speech that hold such a word and do not mean its subject: “train of thought”. */
  readonly idioms: string;
};
