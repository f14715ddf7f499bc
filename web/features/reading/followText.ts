import type { Reading } from './readingSession.ts';
import type { Step } from './stepsOf.ts';

/** The place in a changed text: the same sentence, else after the nearest earlier one that is still there. */
export function findPlace(keys: readonly string[], place: number, steps: readonly Step[]): number {
  if (place >= keys.length) return steps.length;
  const placeOf = new Map(steps.map(({ key }, index) => [key, index]));
  const same = placeOf.get(keys[place] ?? '');
  if (same !== undefined) return same;
  for (let before = place - 1; before >= 0; before -= 1) {
    const found = placeOf.get(keys[before] ?? '');
    if (found !== undefined) return Math.min(found + 1, Math.max(0, steps.length - 1));
  }
  return 0;
}

/** Somebody's place in a text that was changed while they read it: in a sentence that is still there, nothing is lost. */
export function followText(reading: Reading, before: readonly Step[], after: readonly Step[]): Reading {
  const keys = before.map(({ key }) => key);
  const place = findPlace(keys, reading.place, after);
  const isSame = after[place]?.key === keys[reading.place];
  return isSame ? { ...reading, place } : { ...reading, place, phase: 'speech', passed: 0 };
}
