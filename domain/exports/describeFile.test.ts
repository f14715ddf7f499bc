import { expect, test } from 'vitest';
import { fileOf } from '../../tests/support/fileOf.ts';
import { describeFile } from './describeFile.ts';

test.each([
  [1216, 774, 442],
  [936, 501.4, 434.6],
  [62.9, 3.1, 59.8],
])('the minutes of a file of %d seconds add up', (totalSeconds, speechSeconds, silenceSeconds) => {
  const [, length = ''] = describeFile({ ...fileOf('Rest. [pause:4]'), totalSeconds, speechSeconds, silenceSeconds });
  const [total = 0, ...parts] = [...length.matchAll(/\d+(?:\.\d)?/gu)].map(([number]) => Number(number));
  expect(parts).toHaveLength(2);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 5);
});
