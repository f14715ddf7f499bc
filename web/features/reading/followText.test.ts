import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followText } from './followText.ts';
import { readingSession } from './readingSession.ts';
import { stepsOf } from './stepsOf.ts';

const kind = { language: 'en', type: 'meditation', theme: 'focus' } as const;
const stepsFor = (numbers: readonly number[]) => stepsOf(numbers.map((one) => `Sentence ${one} is here.`).join('\n'), kind).steps;
const twenty = Array.from({ length: 20 }, (_one, index) => index);

test('what is put in or taken out elsewhere leaves one in the same sentence', () => {
  fc.assert(
    fc.property(fc.nat(19), fc.subarray(twenty), fc.nat(20), (here, gone, at) => {
      const numbers = twenty.filter((one) => one === here || !gone.includes(one)).toSpliced(at, 0, 99);
      const [before, after] = [stepsFor(twenty), stepsFor(numbers)];
      const reading = { ...readingSession.begin('clock', here, 100), passed: 1.5, isPlaying: true };
      expect(followText(reading, before, after)).toEqual({ ...reading, position: numbers.indexOf(here) });
    }),
  );
});

test('where the sentence itself is gone, one goes on after the last one that was read', () => {
  const reading = { ...readingSession.begin('clock', 5, 100), phase: 'silence' as const, passed: 1 };
  const after = stepsFor([0, 1, 2, 3, 7, 8]);
  expect(followText(reading, stepsFor(twenty), after)).toMatchObject({ position: 4, phase: 'speech', passed: 0 });
  expect(followText(reading, stepsFor(twenty), stepsFor([50, 51]))).toMatchObject({ position: 0 });
  expect(followText({ ...reading, position: 20 }, stepsFor(twenty), after)).toMatchObject({ position: 6 });
});

test('who waited for what is still written goes on with its first sentence', () => {
  const waiting = { ...readingSession.begin('voice', 3, 100), isPlaying: true };
  expect(followText(waiting, stepsFor([0, 1, 2]), stepsFor([0, 1, 2, 3, 4]), true)).toEqual(waiting);
  expect(followText(waiting, stepsFor([0, 1, 2]), stepsFor([0, 1, 2]), true)).toEqual(waiting);
  // The checks at the end left a sentence out.
  expect(followText(waiting, stepsFor([0, 1, 2]), stepsFor([0, 1, 3, 4]), true)).toMatchObject({ position: 2, isPlaying: true });
  const first = { ...waiting, position: 0 };
  expect(followText(first, [], stepsFor([0, 1]), true)).toEqual(first);
  expect(followText({ ...waiting, position: 1 }, stepsFor([0, 1, 2]), stepsFor([0, 1, 2, 3]), true)).toMatchObject({
    position: 1,
  });
});
