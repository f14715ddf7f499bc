import { readWords } from '../../../shared/markup/clock.ts';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import type { Language } from '../../../shared/vocabulary.ts';

/** Words of a short sentence: the median of a deep script's, and one more where articles are words of their own (spec: writing, 14). */
const maxWords: Readonly<Record<Language, number>> = { en: 10, de: 10, fr: 11, es: 11, it: 10, pt: 11 };
/** Of a simple sentence; and the letters of a simple word, more where words are put together. */
const maxSimpleWords = 18;
const maxLetters: Readonly<Record<Language, number>> = { en: 11, de: 15, fr: 12, es: 12, it: 12, pt: 12 };

/** Whether a sentence is longer, or has longer words, than a request for short sentences or simple words would have it. */
export function isWordy(text: string, { instructions = [], language }: Pick<GenerateBody, 'instructions' | 'language'>): boolean {
  const [short, simple] = [instructions.includes('short-sentences'), instructions.includes('simple-words')];
  if (!short && !simple) return false;
  const words = readWords(text);
  if (words.length > (short ? maxWords[language] : maxSimpleWords)) return true;
  return simple && words.some((word) => word.length > maxLetters[language]);
}
