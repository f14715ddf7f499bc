import type { Finding, Script } from '../../../../shared/scripts.schema.ts';

export type CheckFacts = Pick<
  Script,
  'language' | 'type' | 'theme' | 'endsAsleep' | 'address' | 'duration' | 'readingSpeed' | 'request'
>;
/** `number` tells the answers apart. */
export type CheckRequest = { readonly number: number; readonly content: string; readonly facts: CheckFacts };
export type CheckAnswer = { readonly number: number; readonly findings: readonly Finding[] };
