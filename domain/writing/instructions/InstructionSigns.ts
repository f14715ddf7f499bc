import type { Instruction } from '../../../shared/vocabulary.ts';

/**
 * How a language says each instruction, as the source of a regular expression over `plainWords`: folded words with one space between
 * them, `|` where a sentence ends. A pattern stands between two spaces, and no gap in it is unbounded.
 */
export type InstructionSigns = Readonly<Record<Instruction, string>>;

/** What a sentence says that asks for silence at the end: all three in one sentence, in any order. */
export type SilenceSigns = {
  /** The end of the script. */
  readonly end: string;
  readonly silence: string;
  /** A silence that is not wanted. */
  readonly refused: string;
  /** Words for whole numbers, and for a half. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly seconds: string;
  readonly minutes: string;
};
