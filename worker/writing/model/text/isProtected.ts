import type { Language, SectionKind } from '../../../../shared/vocabulary.ts';
import { countedNumber } from './countedNumber.ts';
import { safetyMarks, type SafetyMarks } from './safetyMarks.ts';

const kept: Partial<Record<SectionKind, readonly (keyof SafetyMarks)[]>> = {
  settling: ['driving', 'eyesOpen', 'stop'],
  pretalk: ['driving', 'eyesOpen', 'stop'],
  emergence: ['awake'],
  'sleep-tail': ['wakeUp'],
};

/** Whether a sentence stays whatever the length: it counts, or it keeps the listener safe. */
export const isProtected = (sentence: string, kind: SectionKind, language: Language): boolean =>
  countedNumber(sentence, language) !== null || (kept[kind] ?? []).some((mark) => safetyMarks[language][mark].test(sentence));
