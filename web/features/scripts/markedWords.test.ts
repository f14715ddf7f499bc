import { expect, test } from 'vitest';
import { markedWords } from './markedWords.ts';

test('cuts a text at its words and loses nothing of it', () => {
  const text = 'The sea, and my exam.';
  const parts = markedWords(text, [
    { start: 16, end: 20 },
    { start: 4, end: 7 },
    { start: 4, end: 7 },
  ]);
  expect(parts.map(({ part }) => part).join('')).toBe(text);
  expect(parts.filter(({ isUsed }) => isUsed).map(({ part }) => part)).toEqual(['sea', 'exam']);
});

test('an empty text has no parts, and one without known words is one part', () => {
  expect(markedWords('', [])).toEqual([]);
  expect(markedWords('nothing known', [])).toEqual([{ start: 0, part: 'nothing known', isUsed: false }]);
});
