import { expect, test } from 'vitest';
import { createThrottle } from './createThrottle.ts';

test('says yes to each key once a minute', () => {
  let now = 0;
  const throttle = createThrottle(() => now);
  expect([throttle('a'), throttle('a'), throttle('b')]).toEqual([true, false, true]);
  now = 59_999;
  expect(throttle('a')).toBe(false);
  now = 60_000;
  expect([throttle('a'), throttle('a')]).toEqual([true, false]);
});

test('keeps no more than so many keys', () => {
  const throttle = createThrottle(() => 0);
  for (let index = 0; index < 2000; index += 1) throttle(String(index));
  // The oldest is forgotten, the newest is not.
  expect([throttle('0'), throttle('1999')]).toEqual([true, false]);
});
