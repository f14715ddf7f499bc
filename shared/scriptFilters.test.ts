import { expect, test } from 'vitest';
import { durationLimits, isWithinLimit, secondsOf } from './scriptFilters.ts';

const classOf = (seconds: number) => durationLimits.filter((limit) => isWithinLimit(seconds, limit));

test.each([
  [60, 5],
  [300, 5],
  [301, 10],
  [600, 10],
  [936, 20],
  [1860, 45],
  [2700, 45],
  [2701, 60],
  [3600, 60],
  [4200, 60],
])('%d seconds are in the class of %d minutes, and in no other', (seconds, limit) => {
  expect(classOf(seconds)).toEqual([limit]);
});

test('a script lasts as many whole seconds as its clock says, and as long as was asked for while it has none', () => {
  const timing = { speechSeconds: 500, silenceSeconds: 436, totalSeconds: 936.9, strip: [] };
  expect(secondsOf({ duration: 20, timing })).toBe(936);
  expect(secondsOf({ duration: 20, timing: null })).toBe(1200);
});
