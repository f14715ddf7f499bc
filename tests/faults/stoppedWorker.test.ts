import { expect } from 'vitest';
import { patience, productLeases } from './scale.ts';
import { expectDelivered, isCompleted, pidOf } from './story.ts';
import { test } from './world.ts';

const running = 5;
/** Nothing is lost here that a lease would have to find: one that lapses on busy cores would say that something was. */
const settings = { ...productLeases, WORKER_CONCURRENCY: running };

test.concurrent(
  `a worker that is stopped with ${running} running hands them back, and no attempt is spent`,
  { timeout: patience(20) },
  async ({ world }) => {
    const accounts = await Promise.all([world.openAccount(), world.openAccount()]);
    const gate = world.model.hold(2);
    const worker = await world.startWorker(settings);
    const ids = await Promise.all(Array.from({ length: running }, (_, index) => world.ask(accounts[index % 2] ?? '')));
    await gate.reached(running);
    for (const id of ids) await world.until(id, 'one section', ({ sections }) => sections.length === 1);

    const stoppedAt = Date.now();
    await world.kill(worker, 'SIGTERM');
    const tookMs = Date.now() - stoppedAt;
    expect(worker.ending()).toEqual({ code: 0, signal: null });
    expect(tookMs).toBeLessThan(10_000);
    for (const story of await Promise.all(ids.map(world.story))) {
      expect(story).toMatchObject({ status: 'queued', attempts: 0, hold: 'held', tries: [{ outcome: 'handed_back' }] });
    }

    gate.open();
    const startedAt = Date.now();
    const other = await world.startWorker(settings);
    for (const id of ids) {
      const story = await world.until(id, 'the end', isCompleted);
      expectDelivered(story);
      expect(story).toMatchObject({ attempts: 1, tries: [{ outcome: 'handed_back' }, { outcome: 'completed' }] });
      expect(story.tries.map(pidOf)).toEqual([worker.pid, other.pid]);
    }
    process.stdout.write(
      `Stopped with ${running} running: gone after ${(tookMs / 1000).toFixed(1)} s; all finished ${((Date.now() - startedAt) / 1000).toFixed(1)} s after another one was started.\n`,
    );
  },
);

test.concurrent(
  'a section that can be finished within the grace is saved before the work is handed over',
  { timeout: patience(20) },
  async ({ world }) => {
    const gate = world.model.hold(2);
    const worker = await world.startWorker(settings);
    const id = await world.ask(await world.openAccount());
    await gate.reached();
    const other = await world.startWorker(settings);
    const stopped = world.kill(worker, 'SIGTERM');
    gate.open();
    await stopped;
    expect(worker.ending()).toEqual({ code: 0, signal: null });
    const story = await world.until(id, 'the end', isCompleted);
    expectDelivered(story);
    expect(story).toMatchObject({ attempts: 1, tries: [{ outcome: 'handed_back' }, { outcome: 'completed' }] });
    expect(story.tries.map(pidOf)).toEqual([worker.pid, other.pid]);
    const [first, second] = story.tries;
    const savedByFirst = story.sections.filter(({ savedAt }) => savedAt <= (first?.endedAt ?? 0));
    expect(savedByFirst.map(({ position }) => position)).toEqual([1, 2]);
    // Enqueued in the moment in which it was handed back.
    expect((second?.startedAt ?? Infinity) - (first?.endedAt ?? 0)).toBeLessThan(2000);
  },
);
