import { expect, test } from 'vitest';
import { packetAllowance } from './packetAllowance.ts';

const taken = (allows: () => boolean, tries: number): number => Array.from({ length: tries }, allows).filter(Boolean).length;

test('fifty packets at once, then twenty a second', () => {
  let now = 1000;
  const allows = packetAllowance(() => now);
  expect(taken(allows, 60)).toBe(50);
  now += 1000;
  expect(taken(allows, 60)).toBe(20);
  now += 500;
  expect(taken(allows, 60)).toBe(10);
  // Who was silent for long has no more than that at once.
  now += 3_600_000;
  expect(taken(allows, 60)).toBe(50);
});

test('twenty a second go on for ever', () => {
  let now = 0;
  const allows = packetAllowance(() => now);
  for (let packet = 0; packet < 2000; packet += 1) {
    expect(allows()).toBe(true);
    now += 50;
  }
});
