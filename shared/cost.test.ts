import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeOnCancel, costOf, costOfRegeneration } from './cost.ts';

test.each([
  [1, 1],
  [3, 1],
  [7, 1],
  [8, 2],
  [15, 2],
  [16, 3],
  [30, 4],
  [31, 5],
  [45, 6],
  [60, 8],
])('%i minutes cost %i', (minutes, credits) => {
  expect(costOf(minutes)).toBe(credits);
});

test('writing again costs the script’s length, or each proposal that of the section', () => {
  expect(costOfRegeneration(16, null)).toBe(3);
  expect(costOfRegeneration(60, { seconds: 30, variants: 1 })).toBe(1);
  expect(costOfRegeneration(60, { seconds: 450, variants: 3 })).toBe(3);
  expect(costOfRegeneration(60, { seconds: 451, variants: 3 })).toBe(6);
});

test('a credit pays 7.5 minutes and no more, and a longer script never costs less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), (minutes) => {
      const cost = costOf(minutes);
      expect(cost * 7.5).toBeGreaterThanOrEqual(minutes);
      expect((cost - 1) * 7.5).toBeLessThan(minutes);
      expect(costOf(minutes + 1)).toBeGreaterThanOrEqual(cost);
    }),
  );
});

test('cancelling costs nothing before the first section, then its share, never more than the whole', () => {
  const case_ = fc.record({
    cost: fc.integer({ min: 1, max: 8 }),
    planned: fc.integer({ min: 180, max: 3600 }),
    part: fc.integer({ min: 0, max: 3600 }),
  });
  fc.assert(
    fc.property(case_, ({ cost, planned, part }) => {
      const finished = Math.min(part, planned);
      const charged = chargeOnCancel(cost, finished, planned);
      expect(charged).toBe(finished === 0 ? 0 : Math.max(1, Math.floor((cost * finished) / planned)));
      expect(Number.isInteger(charged)).toBe(true);
      expect(charged).toBeLessThanOrEqual(cost);
      expect(chargeOnCancel(cost, Math.min(planned, finished + 60), planned)).toBeGreaterThanOrEqual(charged);
    }),
  );
  expect(chargeOnCancel(4, 0, 1800)).toBe(0);
  expect(chargeOnCancel(4, 100, 1800)).toBe(1);
  expect(chargeOnCancel(4, 900, 1800)).toBe(2);
  expect(chargeOnCancel(4, 1799, 1800)).toBe(3);
  expect(chargeOnCancel(4, 1800, 1800)).toBe(4);
  expect(chargeOnCancel(4, 1900, 1800)).toBe(4);
  expect(chargeOnCancel(4, 100, 0)).toBe(0);
});
