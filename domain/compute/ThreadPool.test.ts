import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { capturedLog } from '../../tests/support/capturedLog.ts';
import type * as tasks from '../../tests/support/threadTasks.ts';
import { textLimits } from './textLimits.ts';
import type { Task } from './Task.ts';
import { ThreadPool, type PoolLimits } from './ThreadPool.ts';

type Name = keyof typeof tasks;
const task = <N extends Name>(name: N): Task<(typeof tasks)[N]> => ({
  file: new URL('../../tests/support/threadTasks.ts', import.meta.url),
  name,
});
const shared = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(8));
const owner = 'somebody';
const pools: ThreadPool[] = [];

/** What a task is refused with; nothing where it is not. */
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const open = (limits: Partial<PoolLimits> = {}): ThreadPool => {
  // However busy the machine is, no limit of time is reached that a test does not mean.
  const pool = new ThreadPool(
    { ...textLimits, threads: 1, waitMs: 600_000, deadlineMs: 600_000, ...limits },
    capturedLog('pool').log,
  );
  pools.push(pool);
  return pool;
};

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close(0)));
});

test('a task is done on a thread, which begins when it is needed and ends when it is not', async () => {
  const pool = open({ idleMs: 1 });
  expect(pool.load.threads).toBe(0);
  expect(await pool.run(task('echo'), { said: 'hello', when: new Date(0) }, { owner })).toEqual({
    said: 'hello',
    when: new Date(0),
  });
  await until(() => pool.load.threads === 0);
});

test('what a task throws is thrown to its caller, and the next one is done', async () => {
  const pool = open();
  await expect(pool.run(task('fails'), 'not today', { owner })).rejects.toThrow('not today');
  expect(await pool.run(task('echo'), 1, { owner })).toBe(1);
});

test('a task that does not end is stopped by its deadline, its caller is told, and what waited is done', async () => {
  const pool = open({ deadlineMs: 3000 });
  // The thread is there, so that the deadline is the task's alone.
  await pool.run(task('echo'), 1, { owner });
  const refusal = refusalOf(pool.run(task('neverEnds'), undefined, { owner }));
  const waiting = pool.run(task('echo'), 'after it', { owner: 'other' });
  expect(await refusal).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'neverEnds took too long',
    details: { retryAfterSeconds: expect.any(Number) },
  });
  expect(await waiting).toBe('after it');
  expect(pool.load.running).toBe(0);
});

test('a task that takes too much memory ends alone', async () => {
  const pool = open();
  await expect(pool.run(task('eatsMemory'), undefined, { owner })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await pool.run(task('echo'), 1, { owner })).toBe(1);
});

test('an account has a bounded number of tasks, and others are served all the same', async () => {
  const pool = open({ threads: 2, perAccount: 2 });
  const [one, two] = [shared(), shared()];
  const held = [pool.run(task('waitsFor'), one, { owner: 'a' }), pool.run(task('waitsFor'), two, { owner: 'a' })];
  await expect(pool.run(task('echo'), 1, { owner: 'a' })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    status: 429,
    details: { retryAfterSeconds: expect.any(Number) },
  });
  expect(() => pool.check('a')).toThrow('too much under way');
  expect(() => pool.check('b')).not.toThrow();
  const other = pool.run(task('echo'), 'other', { owner: 'b' });
  Atomics.store(one, 0, 1);
  expect(await other).toBe('other');
  Atomics.store(two, 0, 1);
  expect(await Promise.all(held)).toEqual(['done', 'done']);
  expect(await pool.run(task('echo'), 1, { owner: 'a' })).toBe(1);
});

test('a stream comes whole and in order, no faster than it is read', async () => {
  const pool = open();
  const given = shared();
  const [count, bytes] = [64, 64 * 1024];
  const stream = await pool.stream(task('sendPieces'), { owner }, async () => ({ count, bytes, given }));
  // Nobody reads yet: the thread comes to rest with a few pieces under way.
  let [before, rested] = [0, 0];
  await until(() => {
    const now = Atomics.load(given, 0);
    rested = now === before && now > 4 ? rested + 1 : 0;
    before = now;
    return rested > 50;
  });
  expect(Atomics.load(given, 0)).toBeLessThan(16);
  const all = await buffer(stream);
  expect(all.length).toBe(count * bytes);
  expect(Array.from({ length: count }, (_, index) => all[index * bytes])).toEqual(
    Array.from({ length: count }, (_, index) => index),
  );
  await until(() => pool.load.running === 0);
});

test('who goes away before the end ends the writing, and makes room', async () => {
  const pool = open({ perAccount: 1 });
  const given = shared();
  const controller = new AbortController();
  const stream = await pool.stream(task('sendPieces'), { owner, signal: controller.signal }, async () => ({
    count: 1_000_000,
    bytes: 32 * 1024,
    given,
  }));
  expect(() => pool.check(owner)).toThrow('too much under way');
  controller.abort();
  await until(() => stream.destroyed && pool.load.running === 0);
  expect(Atomics.load(given, 1)).toBe(1);
  await until(() => {
    try {
      pool.check(owner);
      return true;
    } catch {
      return false;
    }
  });
});

test('who goes away while it waits is not kept in the queue', async () => {
  const pool = open({ perAccount: 1 });
  const hold = shared();
  const running = pool.run(task('waitsFor'), hold, { owner: 'other' });
  const controller = new AbortController();
  const waiting = pool.stream(task('sendPieces'), { owner, signal: controller.signal }, async () => ({
    count: 1,
    bytes: 1,
    given: shared(),
  }));
  await until(() => pool.load.waiting === 1);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect(pool.load.waiting).toBe(0);
  expect(() => pool.check(owner)).not.toThrow();
  Atomics.store(hold, 0, 1);
  await running;
});

test('a stream that fails at its beginning rejects, and later it is broken', async () => {
  const pool = open();
  const pieces = { count: 10, bytes: 32 * 1024, given: shared() };
  await expect(pool.stream(task('sendPieces'), { owner }, async () => ({ ...pieces, failAt: 0 }))).rejects.toThrow(
    'the source failed',
  );
  // More than may be under way at once: it cannot fail before something of it was read.
  const broken = await pool.stream(task('sendPieces'), { owner }, async () => ({ ...pieces, count: 20, failAt: 16 }));
  await expect(buffer(broken)).rejects.toThrow('the source failed');
  expect(() => pool.check(owner)).not.toThrow();
});

test('a stream that cannot be prepared takes no thread and leaves its room', async () => {
  const pool = open({ perAccount: 1 });
  await expect(pool.stream(task('sendPieces'), { owner }, () => Promise.reject(new Error('nothing there')))).rejects.toThrow(
    'nothing there',
  );
  expect(pool.load).toEqual({ running: 0, waiting: 0, threads: 0 });
  expect(() => pool.check(owner)).not.toThrow();
});

test('a stream that nobody reads is ended by the deadline', async () => {
  const pool = open({ deadlineMs: 5000 });
  await pool.run(task('echo'), 1, { owner });
  const stream = await pool.stream(task('sendPieces'), { owner }, async () => ({
    count: 1000,
    bytes: 32 * 1024,
    given: shared(),
  }));
  const [error] = await new Promise<[Error]>((resolve) => stream.once('error', (failure) => resolve([failure])));
  expect(error).toMatchObject({ code: 'UNAVAILABLE' });
  await until(() => pool.load.running === 0);
  expect(() => pool.check(owner)).not.toThrow();
});

test('at a stop what waits is refused, what is under way ends, and nothing new begins', async () => {
  const pool = open();
  const hold = shared();
  const running = pool.run(task('waitsFor'), hold, { owner });
  const waiting = refusalOf(pool.run(task('echo'), 1, { owner }));
  await until(() => pool.load.threads === 1);
  const closed = pool.close(600_000);
  expect(await waiting).toMatchObject({ code: 'UNAVAILABLE' });
  await expect(pool.run(task('echo'), 1, { owner })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  Atomics.store(hold, 0, 1);
  expect(await running).toBe('done');
  await closed;
  expect(pool.load.threads).toBe(0);
});

test('what does not end within the grace is stopped', async () => {
  const pool = open();
  const stuck = refusalOf(pool.run(task('neverEnds'), undefined, { owner }));
  await pool.close(1);
  expect(await stuck).toMatchObject({ code: 'UNAVAILABLE' });
  expect(pool.load.threads).toBe(0);
});
