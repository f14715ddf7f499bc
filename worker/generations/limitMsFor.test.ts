import { expect, test } from 'vitest';
import { limitMsFor } from './limitMsFor.ts';

test('an attempt may take five minutes, and longer for what is longer than a quarter of an hour', () => {
  expect([3, 15, 16, 60].map(limitMsFor)).toEqual([300_000, 300_000, 320_000, 1_200_000]);
});
