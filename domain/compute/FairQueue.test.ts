import { expect, test } from 'vitest';
import { AppError } from '../AppError.ts';
import { FairQueue } from './FairQueue.ts';

const open = (limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue({ threads: 1, maxWaiting: 10, waitMs: 600_000, ...limits });

/** Lets what was resolved go on. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('no more begin than there are threads, and the next does when one has ended', async () => {
  const queue = open({ threads: 2 });
  const ends = [await queue.enter('a', undefined), await queue.enter('a', undefined)];
  let begun = false;
  const third = queue.enter('a', undefined).then((end) => {
    begun = true;
    return end;
  });
  await settle();
  expect(begun).toBe(false);
  expect([queue.running, queue.waiting]).toEqual([2, 1]);
  ends[0]?.();
  const end = await third;
  expect([queue.running, queue.waiting]).toEqual([2, 0]);
  // Ending twice frees one thread only.
  ends[0]?.();
  expect(queue.running).toBe(2);
  end();
  ends[1]?.();
  expect(queue.running).toBe(0);
});

test('accounts take turns, whoever sent more', async () => {
  const queue = open();
  const order: string[] = [];
  const first = await queue.enter('a', undefined);
  const all = ['a', 'a', 'a', 'b', 'c', 'b'].map(async (owner, index) => {
    const end = await queue.enter(owner, undefined);
    order.push(`${owner}${index}`);
    end();
  });
  await settle();
  first();
  await Promise.all(all);
  expect(order).toEqual(['a0', 'b3', 'c4', 'a1', 'b5', 'a2']);
});

test('a full queue refuses, and says when to ask again', async () => {
  const queue = open({ maxWaiting: 1 });
  const end = await queue.enter('a', undefined);
  const waits = queue.enter('b', undefined);
  const refused = await queue.enter('c', undefined).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: 'UNAVAILABLE', status: 503, details: { retryAfterSeconds: expect.any(Number) } });
  end();
  (await waits)();
});

test('what is given up while it waits makes room at once', async () => {
  const queue = open({ maxWaiting: 1 });
  const end = await queue.enter('a', undefined);
  const controller = new AbortController();
  const given = queue.enter('b', controller.signal);
  controller.abort();
  await expect(given).rejects.toThrow(/abort/u);
  expect(queue.waiting).toBe(0);
  const other = queue.enter('c', undefined);
  end();
  (await other)();
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('what was given up before it came is not begun', async () => {
  const queue = open();
  await expect(queue.enter('a', AbortSignal.abort())).rejects.toThrow(/abort/u);
  expect(queue.running).toBe(0);
});

test('what has waited too long is refused, and does not begin later', async () => {
  const queue = open({ waitMs: 1 });
  const end = await queue.enter('a', undefined);
  await expect(queue.enter('b', undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  end();
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('at a stop all that waits is refused', async () => {
  const queue = open();
  await queue.enter('a', undefined);
  const waiting = Promise.allSettled([queue.enter('b', undefined), queue.enter('b', undefined), queue.enter('c', undefined)]);
  await settle();
  queue.refuseAll();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(queue.waiting).toBe(0);
});
