import { expect, test } from 'vitest';
import { takeTurns } from './takeTurns.ts';

test('runs so many tasks at a time, in order, and goes on after one that failed', async () => {
  const inTurn = takeTurns(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const tasks = [0, 1, 2, 3, 4].map((number) =>
    inTurn(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 1) throw new Error('the test wants it so');
    }).catch((error: unknown) => error),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(begun).toEqual([0, 1]);
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await settle();
    expect(begun).toHaveLength(Math.min(5, ended + 3));
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await Promise.all(tasks);
});
