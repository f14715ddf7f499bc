import { expect, test } from 'vitest';
import { AppError } from '../AppError.ts';
import { createHashQueue } from './createHashQueue.ts';

/** A queue whose work ends when the test says so. */
function queueOf(options: { maxAtOnce: number; maxWaiting: number; extraPerMinute: number }) {
  let now = 0;
  const ends: (() => void)[] = [];
  const refusals: AppError[] = [];
  let done = 0;
  const inTurn = createHashQueue({ ...options, now: () => now });
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    refusals,
    begun: () => ends.length,
    done: () => done,
    passMs: (ms: number) => (now += ms),
    come: async (count: number) => {
      for (let one = 0; one < count; one += 1)
        void inTurn(() => new Promise<void>((resolve) => ends.push(resolve))).then(
          () => (done += 1),
          (error: unknown) => error instanceof AppError && refusals.push(error),
        );
      await settled();
    },
    endAll: async () => {
      for (let ended = 0; ended < ends.length; ended += 1) {
        ends[ended]?.();
        await settled();
      }
    },
  };
}

test('few hashes are under way, few more wait, and the rest is refused before anything is hashed', async () => {
  const queue = queueOf({ maxAtOnce: 4, maxWaiting: 50, extraPerMinute: 0 });
  await queue.come(150);
  expect(queue.begun()).toBe(4);
  expect(queue.refusals).toHaveLength(96);
  expect(queue.refusals[0]).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 5 } });
  await queue.endAll();
  expect(queue.done()).toBe(54);
  await queue.come(1);
  expect(queue.refusals).toHaveLength(96);
});

test('a full line lets sixty in within a minute', async () => {
  const queue = queueOf({ maxAtOnce: 4, maxWaiting: 50, extraPerMinute: 60 });
  await queue.come(200);
  expect(queue.refusals).toHaveLength(200 - 54 - 60);
  queue.passMs(59_999);
  await queue.come(10);
  expect(queue.refusals).toHaveLength(96);
  queue.passMs(1);
  await queue.come(70);
  expect(queue.refusals).toHaveLength(106);
  await queue.endAll();
  expect(queue.done()).toBe(54 + 60 + 60);
});

test('work that fails makes room all the same', async () => {
  const inTurn = createHashQueue({ maxAtOnce: 1, maxWaiting: 0, extraPerMinute: 0, now: () => 0 });
  await expect(inTurn(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(await inTurn(() => Promise.resolve('hash'))).toBe('hash');
});
