import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseSeconds } from './parseScript.ts';
import { defaultSettings } from '../settings.schema.ts';
import { pauseWeights, sizePauses, weighPauses } from './sizePauses.ts';

const { min, max } = pauseSeconds;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const weight = fc.oneof(fc.constantFrom(...Object.values(pauseWeights)), fc.double({ min: 0, max: 100, noNaN: true }));
const weights = fc.array(weight, { minLength: 1, maxLength: 80 });
const seconds = fc.double({ min: -50, max: 3000, noNaN: true });

test('the pauses are whole, within 1 to 30 s, and sum to what was asked wherever so many can', () => {
  fc.assert(
    fc.property(weights, seconds, (given, asked) => {
      const sizes = sizePauses(given, asked);
      expect(sizes).toHaveLength(given.length);
      for (const size of sizes) expect(size).toSatisfy((one: number) => Number.isInteger(one) && one >= min && one <= max);
      expect(sum(sizes)).toBe(Math.min(Math.max(Math.round(asked), given.length * min), given.length * max));
    }),
    { numRuns: 2000 },
  );
});

test('a heavier pause is never the shorter one', () => {
  fc.assert(
    fc.property(weights, seconds, (given, asked) => {
      const pairs = sizePauses(given, asked)
        .map((size, index) => ({ size, weight: given[index] ?? 0 }))
        .toSorted((a, b) => a.weight - b.weight || a.size - b.size);
      for (const [index, { size }] of pairs.entries()) expect(size).toBeGreaterThanOrEqual(pairs[index - 1]?.size ?? 0);
    }),
    { numRuns: 2000 },
  );
});

test('more silence shortens no pause that is not rounded', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 500 }), (given, asked, more) => {
      const [before, after] = [sizePauses(given, asked), sizePauses(given, asked + more)];
      // The largest remainder may take back a second from one for another.
      for (const [index, size] of after.entries()) expect(size).toBeGreaterThanOrEqual((before[index] ?? 0) - 1);
    }),
    { numRuns: 1000 },
  );
});

test('by hand', () => {
  expect(sizePauses([], 30)).toEqual([]);
  expect(sizePauses([1, 2.5, 5], 17)).toEqual([2, 5, 10]);
  expect(sizePauses([1, 1, 1], 10)).toEqual([4, 3, 3]);
  expect(sizePauses([1, 100], 20)).toEqual([1, 19]);
  expect(sizePauses([1, 100], 50)).toEqual([20, 30]);
  expect(sizePauses([0, 0], 9)).toEqual([5, 4]);
});

test('the default pauses weigh what they always did, a person’s own as they stand to each other', () => {
  expect(weighPauses(defaultSettings)).toEqual(pauseWeights);
  const own = weighPauses({ defaultPauseShort: 1, defaultPauseMedium: 4, defaultPauseLong: 20 });
  expect(own.medium / own.short).toBe(4);
  expect(own.long / own.short).toBe(20);
});
