import { expect, test } from 'vitest';
import { readability } from './readability.ts';

test.each([
  ['en', 69.79],
  ['fr', 86.45],
  ['es', 103.39],
  ['de', 82.25],
  ['it', 114],
  ['pt', 111.79],
] as const)('%s: by hand, ten words of a sentence and a half syllable more than one a word', (language, ease) => {
  expect(readability({ sentences: 10, words: 100, syllables: 150 }, language)).toBeCloseTo(ease, 1);
});
