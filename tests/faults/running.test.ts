import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { cancelGeneration } from '../../domain/generations/cancelGeneration.ts';
import { chargeOnCancel, costOf } from '../../shared/cost.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { patience, retryAfterSeconds } from './scale.ts';
import { expectDelivered, isCompleted } from './story.ts';
import { test, type World } from './world.ts';

const minutes = 15;

describe('a cancel while a script is written', () => {
  test('stops it within 5 s, keeps what is finished and charges its share', { timeout: patience(15) }, async ({ world }) => {
    const accountId = await world.openAccount();
    const gate = world.model.hold(3);
    const worker = await world.startWorker();
    const id = await world.ask(accountId, { duration: minutes });
    await gate.reached();
    await world.until(id, 'two sections', ({ sections }) => sections.length === 2);
    const askedAt = Date.now();
    await world.database.transaction((queries) => cancelGeneration(queries, accountId, id));
    const story = await world.until(id, 'the stop', ({ status }) => status === 'cancelled', 5);
    process.stdout.write(`A cancel stopped a running generation after ${Date.now() - askedAt} ms.\n`);
    const [planned] = await world.rows<{ done: number; all: number }>(
      `select (select sum(planned_seconds)::float from generation_section where generation_id = g.id) as done, planned_seconds::float as all from generation g where id = $1`,
      [id],
    );
    const share = chargeOnCancel(costOf(minutes), planned?.done ?? 0, planned?.all ?? 0);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(costOf(minutes));
    expect(story).toMatchObject({
      charged: share,
      settled: share,
      hold: 'settled',
      resolutions: ['settle'],
      scriptStatus: 'partial',
      tries: [{ outcome: 'cancelled' }],
    });
    expect(story.sections).toHaveLength(2);
    expect(story.content.match(/^## /gmu)).toHaveLength(2);
    expect(worker.ending()).toBeNull();
  });

  test('before a section is finished costs nothing', { timeout: patience(15) }, async ({ world }) => {
    const accountId = await world.openAccount();
    const gate = world.model.hold(1);
    await world.startWorker();
    const id = await world.ask(accountId);
    await gate.reached();
    await world.database.transaction((queries) => cancelGeneration(queries, accountId, id));
    const story = await world.until(id, 'the stop', ({ status }) => status === 'cancelled', 5);
    expect(story).toMatchObject({ charged: 0, settled: 0, hold: 'released', resolutions: ['release'], sections: [] });
  });
});

test(
  'an account has three running at once, and the fourth begins when one of them ends',
  { timeout: patience(20) },
  async ({ world }) => {
    const accountId = await world.openAccount();
    const gate = world.model.hold(2);
    await world.startWorker({ WORKER_CONCURRENCY: 8 });
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) ids.push(await world.ask(accountId));
    await gate.reached(3);
    await waitUntil('every job to have been handled', async () => (await countNotifications(world)) === 0);
    const waiting = await Promise.all(ids.map(world.story));
    expect(waiting.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'queued',
      'running',
      'running',
      'running',
    ]);
    // Somebody else is not kept waiting by it.
    const elsewhere = await world.ask(await world.openAccount());
    await world.until(elsewhere, 'a start', ({ status }) => status === 'running');

    gate.open();
    const stories = await Promise.all(ids.map((id) => world.until(id, 'the end', isCompleted)));
    await world.until(elsewhere, 'the end', isCompleted);
    for (const story of stories) expectDelivered(story);
    const turns = stories.map(({ tries }) => tries[0]).toSorted((a, b) => (a?.startedAt ?? 0) - (b?.startedAt ?? 0));
    const firstEnd = Math.min(...turns.slice(0, 3).map((turn) => turn?.endedAt ?? Infinity));
    const wait = (turns[3]?.startedAt ?? 0) - firstEnd;
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThan(2000);
  },
);

test('three that end together make place for three', { timeout: patience(20) }, async ({ world }) => {
  const accountId = await world.openAccount();
  const gate = world.model.hold(4);
  await world.startWorker({ WORKER_CONCURRENCY: 8 });
  const ids = await Promise.all(Array.from({ length: 7 }, () => world.ask(accountId)));
  await gate.reached(3);
  await waitUntil('every job to have been handled', async () => (await countNotifications(world)) === 0);
  const next = world.model.hold(4);
  gate.open();
  // They would all be done one after another, too; what counts is that the places do not stay empty.
  await Promise.race([next.reached(3), sleep(5000).then(() => Promise.reject(new Error('places stayed empty')))]);
  next.open();
  for (const id of ids) expectDelivered(await world.until(id, 'the end', isCompleted));
});

test.concurrent('one that waits to be tried again lets the next one begin', { timeout: patience(20) }, async ({ world }) => {
  const accountId = await world.openAccount();
  world.model.refuse(1, 429, { 'retry-after': '8' });
  const gate = world.model.hold(2);
  await world.startWorker({ WORKER_CONCURRENCY: 8, RUNNING_PER_ACCOUNT: 1 });
  const first = await world.ask(accountId);
  const second = await world.ask(accountId);
  await world.until(second, 'its turn while the other waits', ({ status }) => status === 'running', 6);
  gate.open();
  for (const id of [first, second]) expectDelivered(await world.until(id, 'the end', isCompleted));
});

test.concurrent(
  `a busy model is left alone for as long as it asks, ${retryAfterSeconds} s`,
  { timeout: patience(25) + retryAfterSeconds * 1000 },
  async ({ world }) => {
    world.model.refuse(2, 429, { 'retry-after': String(retryAfterSeconds) });
    await world.startWorker();
    const id = await world.ask(await world.openAccount());
    await world.until(id, 'the refusal', ({ status, tries }) => status === 'queued' && tries.length === 1);
    const story = await world.until(id, 'the end', isCompleted, retryAfterSeconds + 10);
    expectDelivered(story);
    expect(story).toMatchObject({ attempts: 2, tries: [{ outcome: 'retried' }, { outcome: 'completed' }] });
    const waited = ((story.tries[1]?.startedAt ?? 0) - (story.tries[0]?.endedAt ?? Infinity)) / 1000;
    expect(waited).toBeGreaterThanOrEqual(retryAfterSeconds);
    expect(waited).toBeLessThan(retryAfterSeconds + 5);
    // Between the two nobody asked it anything.
    const [refused, next] = world.model.calls.filter(({ section }) => section === 2);
    expect((next?.at ?? 0) - (refused?.at ?? Infinity)).toBeGreaterThanOrEqual(retryAfterSeconds * 1000);
  },
);

const countNotifications = async ({ rows }: World): Promise<number> => {
  const [bells] = await rows<{ count: number }>(
    "select count(*)::int from graphile_worker.jobs where task_identifier = 'write_script' and locked_at is null",
  );
  return bells?.count ?? 0;
};
