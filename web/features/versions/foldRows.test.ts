import { expect, test } from 'vitest';
import { compareSentences } from './compareSentences.ts';
import { foldRows } from './foldRows.ts';

const lines = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `Sentence number ${from + index}.`);
const folded = (before: string[], after: string[]) =>
  foldRows(compareSentences(before.join('\n'), after.join('\n'))).map(({ at, isFolded, rows }) => [at, isFolded, rows.length]);

test('what did not change is folded, but for a line beside each change', () => {
  const before = lines(10);
  expect(folded(before, before.toSpliced(5, 0, 'Something new altogether.'))).toEqual([
    [0, true, 4],
    [4, false, 3],
    [7, true, 4],
  ]);
});

test('two lines are not worth folding', () => {
  const before = lines(6);
  expect(folded(before, before.toSpliced(3, 0, 'Something new altogether.')).map(([, isFolded]) => isFolded)).toEqual([
    false,
    false,
    false,
  ]);
});

test('texts that are the same fold into one, and no text into none', () => {
  expect(folded(lines(40), lines(40))).toEqual([[0, true, 40]]);
  expect(folded([], [])).toEqual([]);
});
