import type { Language, SectionKind } from '../../../../shared/vocabulary.ts';
import { countedNumber } from './countedNumber.ts';
import type { PlainSentence } from './readSentences.ts';
import { safetyMarks, type SafetyMarks } from './safetyMarks.ts';

const kept: Partial<Record<SectionKind, readonly (keyof SafetyMarks)[]>> = {
  settling: ['driving', 'eyesOpen', 'stop'],
  pretalk: ['driving', 'eyesOpen', 'stop'],
  'sleep-tail': ['wakeUp'],
};

/** The positions of the sentences that stay whatever the length: they count, or are the first to keep the listener safe. */
export function findProtected(sentences: readonly PlainSentence[], kind: SectionKind, language: Language): ReadonlySet<number> {
  const first = (kept[kind] ?? []).map((mark) => sentences.findIndex(({ text }) => safetyMarks[language][mark].test(text)));
  const counted = sentences.flatMap(({ text }, index) => (countedNumber(text, language) === null ? [] : [index]));
  // An emergence ends with the last words that say so.
  const awake = kind === 'emergence' ? [sentences.findLastIndex(({ text }) => safetyMarks[language].awake.test(text))] : [];
  return new Set([...first, ...counted, ...awake]);
}
