import type { Reading } from './readingSession.ts';
import type { Step } from './stepsOf.ts';

/** The position in a changed text: the same sentence, else after the nearest earlier one that is still there. */
export function findPosition(keys: readonly string[], position: number, steps: readonly Step[]): number {
  if (position >= keys.length) return steps.length;
  const placeOf = new Map(steps.map(({ key }, index) => [key, index]));
  const same = placeOf.get(keys[position] ?? '');
  if (same !== undefined) return same;
  for (let before = position - 1; before >= 0; before -= 1) {
    const found = placeOf.get(keys[before] ?? '');
    if (found !== undefined) return Math.min(found + 1, Math.max(0, steps.length - 1));
  }
  return 0;
}

/**
 * Somebody's position in a text that was changed while they read it: in a sentence that is still there, nothing is lost. Who
 * waited at the end of what was written so far (`isGrown`) goes on with what follows it.
 */
export function followText(reading: Reading, before: readonly Step[], after: readonly Step[], isGrown = false): Reading {
  const keys = before.map(({ key }) => key);
  if (isGrown && reading.position >= keys.length) {
    const last = keys.length - 1;
    const found = last < 0 ? -1 : findPosition(keys, last, after);
    return {
      ...reading,
      position: after[found]?.key === keys[last] || found < 0 ? found + 1 : found,
      phase: 'speech',
      passed: 0,
    };
  }
  const position = findPosition(keys, reading.position, after);
  const isSame = after[position]?.key === keys[reading.position];
  return isSame ? { ...reading, position } : { ...reading, position, phase: 'speech', passed: 0 };
}
