import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureSpeed } from './measureSpeed.ts';

const rate = 13;
const at = (percent: number, characters: number) => ({ characters, seconds: characters / ((rate * percent) / 100) });

test('a steady reader is measured as they read, whatever a few sentences went like', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 200 }),
      fc.array(fc.integer({ min: 20, max: 160 }), { minLength: 12, maxLength: 60 }),
      fc.array(fc.constantFrom(0.2, 25, 60), { maxLength: 3 }),
      (percent, lengths, odd) => {
        const spoken = [
          ...lengths.map((characters) => at(percent, characters)),
          ...odd.map((seconds) => ({ characters: 60, seconds })),
        ];
        expect(measureSpeed(spoken, rate)).toBe(percent);
      },
    ),
  );
});

test('too little, too short and beyond what anybody reads is not told', () => {
  const many = Array.from({ length: 20 }, () => 60);
  expect(
    measureSpeed(
      many.slice(0, 7).map((characters) => at(100, characters)),
      rate,
    ),
  ).toBeNull();
  expect(
    measureSpeed(
      many.map(() => at(100, 10)),
      rate,
    ),
  ).toBeNull();
  expect(
    measureSpeed(
      many.map((characters) => at(400, characters)),
      rate,
    ),
  ).toBeNull();
  expect(measureSpeed([], rate)).toBeNull();
});
