import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { everywhere, locationIn, toFinding } from './toFinding.ts';

/** Words of a sentence that can be said on one breath, and of the middle one (design: writing, "Checks"; our own proposal). */
export const sentenceWords = { minMedian: 8, maxMedian: 14, max: 28 } as const;
/** Sentences below which a median says nothing. */
const minSentences = 10;

/** Sentences are of a length that can be spoken and followed. The sleep tail grows ever shorter, as it should. */
export function checkLengths({ sentences, kinds }: CheckedScript): Finding[] {
  const long = sentences
    .filter(({ words }) => words.length > sentenceWords.max)
    .map((sentence) =>
      toFinding('sentence_long', locationIn(sentence), { words: sentence.words.length, most: sentenceWords.max }),
    );
  const lengths = sentences
    .filter(({ section }) => kinds[section - 1] !== 'sleep-tail')
    .map(({ words }) => words.length)
    .toSorted((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (lengths.length < minSentences || (median >= sentenceWords.minMedian && median <= sentenceWords.maxMedian)) return long;
  return [
    ...long,
    toFinding('sentences_short_or_long', everywhere, {
      words: median,
      least: sentenceWords.minMedian,
      most: sentenceWords.maxMedian,
    }),
  ];
}
