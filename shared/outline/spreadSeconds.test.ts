import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadSeconds } from './spreadSeconds.ts';

const anyPart = fc
  .record({ weight: fc.nat(600), min: fc.nat(60), room: fc.oneof(fc.nat(600), fc.constant(Infinity)) })
  .map(({ weight, min, room }) => ({ weight, min, max: min + room }));

test('the seconds are whole, within their bounds, and sum to the total, wherever there is room', () => {
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 3600 }), (parts, total) => {
      const seconds = spreadSeconds(parts, total);
      const min = parts.reduce((sum, part) => sum + part.min, 0);
      const max = parts.reduce((sum, part) => sum + part.max, 0);
      expect(seconds === null).toBe(min > total || max < total);
      if (seconds === null) return;
      expect(seconds.reduce((sum, one) => sum + one, 0)).toBe(total);
      for (const [index, one] of seconds.entries()) {
        expect(Number.isInteger(one)).toBe(true);
        expect(one).toBeGreaterThanOrEqual(parts[index]?.min ?? 0);
        expect(one).toBeLessThanOrEqual(parts[index]?.max ?? 0);
      }
    }),
  );
});

test('they are in proportion where no bound stands against it', () => {
  const part = (weight: number, min = 0, max = Infinity) => ({ weight, min, max });
  expect(spreadSeconds([part(1), part(2), part(3)], 60)).toEqual([10, 20, 30]);
  expect(spreadSeconds([part(1, 20), part(2), part(3)], 60)).toEqual([20, 16, 24]);
  expect(spreadSeconds([part(1), part(2), part(3, 0, 15)], 60)).toEqual([15, 30, 15]);
  expect(spreadSeconds([part(1, 40), part(1, 0, 5), part(1)], 60)).toEqual([40, 5, 15]);
});
