import type { Finding } from '../scripts.schema.ts';
import type { Language } from '../vocabulary.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { countSyllables } from './readability/countSyllables.ts';
import { readability } from './readability/readability.ts';
import { everywhere, toFinding } from './toFinding.ts';

/**
 * Least ease: where each scale's plain language begins, for a listener cannot read a sentence again. Flesch, Amstad and
 * Kandel–Moles call 60 to 70 standard, Szigriszt as banded by INFLESZ 55 to 65 normal, Franchina–Vacca 60 and more
 * easy, Martins et al. 50 to 75 easy. Composed scripts have 72 (Portuguese) to 99 (French), measured 2026-11.
 */
export const minEase: Readonly<Record<Language, number>> = { en: 60, fr: 60, es: 55, de: 60, it: 60, pt: 50 };
/** Sentences below which a mean says little. */
const minSentences = 10;

/** What is heard once must be understood at once. */
export function checkReadability({ sentences, language }: CheckedScript): Finding[] {
  const words = sentences.flatMap((sentence) => sentence.words);
  if (sentences.length < minSentences || words.length === 0) return [];
  // Most words of a script come more than once.
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const syllables = [...times].reduce((sum, [word, count]) => sum + count * countSyllables(word, language), 0);
  const ease = readability({ sentences: sentences.length, words: words.length, syllables }, language);
  const least = minEase[language];
  return ease >= least ? [] : [toFinding('readability_low', everywhere, { ease: Math.round(ease), least })];
}
