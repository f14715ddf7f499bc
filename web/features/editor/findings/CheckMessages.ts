import type { CheckedWords } from '../../../../shared/subjects/checkWords.ts';
import type { Finding, Script } from '../../../../shared/scripts.schema.ts';

export type CheckFacts = Pick<
  Script,
  'language' | 'type' | 'theme' | 'endsAsleep' | 'address' | 'duration' | 'readingSpeed' | 'request'
>;
/** `number` tells the answers apart. */
export type CheckRequest = { readonly number: number; readonly content: string; readonly facts: CheckFacts };
/** `checked` is what the text has no word of, where the request leaves something out. */
export type CheckAnswer = {
  readonly number: number;
  readonly findings: readonly Finding[];
  readonly checked: CheckedWords | null;
};
