import { describe, expect, test } from 'vitest';
import { claimGeneration } from '../../domain/generations/claimGeneration.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { handBack } from '../../domain/generations/handBack.ts';
import { LeaseLostError, type Lease } from '../../domain/generations/lease.ts';
import { renewLease } from '../../domain/generations/renewLease.ts';
import { retryLater } from '../../domain/generations/retryLater.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { cancelGeneration, listGenerations } from '../../shared/routes/generations.routes.ts';
import { factories } from '../support/factories.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { outlined } from '../support/outlined.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { reapGenerations } from '../../worker/generations/reapGenerations.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, claim, writeSections, finish } = factories(base, api);
const { database, rows } = base;

const expire = (generationId: string) =>
  rows("update generation set lease_expires_at = now() - interval '1 second' where id = $1", [generationId]);
const jobOf = (generationId: string) =>
  rows<{ key: string }>('select key from graphile_worker.jobs where key like $1 order by key', [`${generationId}:%`]);
const stateOf = async (generationId: string) =>
  (await rows('select status, lease_seq, attempts from generation where id = $1', [generationId]))[0];
const outcomesOf = async (generationId: string) =>
  (await rows('select outcome from generation_attempt where generation_id = $1 order by lease_seq', [generationId])).map(
    ({ outcome }) => outcome,
  );
const section = { ...(handmadeSections[2] as (typeof handmadeSections)[number]), memory: {} };

/** Every write of the work. */
const writes: Readonly<Record<string, (lease: Lease) => Promise<unknown>>> = {
  renewLease: (lease) => database.transaction((queries) => renewLease(queries, lease, 15)),
  saveOutline: (lease) => saveOutline(database, lease, outlined),
  saveSection: (lease) => saveSection(database, lease, section),
  enterChecks: (lease) => enterChecks(database, lease),
  finishGeneration: finish,
  failGeneration: (lease) => database.transaction((queries) => failGeneration(queries, lease, 'INTERNAL', 'late')),
  retryLater: (lease) => database.transaction((queries) => retryLater(queries, lease, 0, 'INTERNAL', 'late')),
  handBack: (lease) => database.transaction((queries) => handBack(queries, lease)),
  stopCancelled: (lease) => database.transaction((queries) => stopCancelled(queries, lease)),
};

describe('a claim', () => {
  test('is one worker’s, of ten that come at once', async () => {
    const { generation } = await ask(await signUp());
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_one, index) =>
        database.transaction((queries) =>
          claimGeneration(queries, {
            generationId: generation.id,
            worker: `worker ${index}`,
            leaseSeconds: 15,
            runningPerAccount: 100,
          }),
        ),
      ),
    );
    expect(claims.filter((lease) => lease !== null)).toHaveLength(1);
    expect(await stateOf(generation.id)).toEqual({ status: 'running', lease_seq: 1, attempts: 1 });
  });

  test('of what has ended, or never was, is quietly none', async () => {
    const person = await signUp();
    const { generation } = await ask(person);
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    for (const generationId of [generation.id, person.user.id])
      expect(
        await database.transaction((queries) =>
          claimGeneration(queries, { generationId, worker: 'w', leaseSeconds: 15, runningPerAccount: 3 }),
        ),
      ).toBeNull();
  });

  test('waits while the account is at its limit, and is enqueued when it is not', async () => {
    const person = await signUp();
    const [one, two] = [await ask(person), await ask(person)];
    const lease = await writeSections(one.generation.id, 4);
    await rows('delete from graphile_worker._private_jobs');
    expect(
      await database.transaction((queries) =>
        claimGeneration(queries, { generationId: two.generation.id, worker: 'w', leaseSeconds: 15, runningPerAccount: 1 }),
      ),
    ).toBeNull();
    await finish(lease);
    expect(await jobOf(two.generation.id)).toEqual([{ key: `${two.generation.id}:1` }]);
    expect(
      await database.transaction((queries) =>
        claimGeneration(queries, { generationId: two.generation.id, worker: 'w', leaseSeconds: 15, runningPerAccount: 1 }),
      ),
    ).toMatchObject({ leaseSeq: 1 });
  });
});

describe('a claim that leaves room', () => {
  test.each([
    { runningPerAccount: 1, enqueued: false },
    { runningPerAccount: 2, enqueued: true },
  ])('for one more enqueues it: $enqueued where $runningPerAccount may run', async ({ runningPerAccount, enqueued }) => {
    const person = await signUp();
    const [one, two] = [await ask(person), await ask(person)];
    await rows('delete from graphile_worker._private_jobs');
    await database.transaction((queries) =>
      claimGeneration(queries, { generationId: one.generation.id, worker: 'w', leaseSeconds: 15, runningPerAccount }),
    );
    expect(await jobOf(two.generation.id)).toEqual(enqueued ? [{ key: `${two.generation.id}:1` }] : []);
  });
});

describe('a worker that has lost its lease', () => {
  test.each(Object.entries(writes))('writes nothing: %s', async (_name, write) => {
    const person = await signUp();
    const { generation } = await ask(person);
    const zombie = await writeSections(generation.id, 2);
    await expire(generation.id);
    await reapGenerations(database);
    const heir = await claim(generation.id);
    const before = await rows(
      'select to_jsonb(g) as generation, to_jsonb(s) as script from generation g join script s on s.id = g.script_id where g.id = $1',
      [generation.id],
    );
    await expect(write(zombie)).rejects.toThrow(LeaseLostError);
    expect(
      await rows(
        'select to_jsonb(g) as generation, to_jsonb(s) as script from generation g join script s on s.id = g.script_id where g.id = $1',
        [generation.id],
      ),
    ).toEqual(before);
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 2, held: 1 });
    for (const missing of handmadeSections.slice(2))
      await database.transaction((queries) => saveSection(queries, heir, { ...missing, memory: {} }));
    await finish(heir);
    expect(await outcomesOf(generation.id)).toEqual(['lost', 'completed']);
  });

  test('cannot renew what has run out, though nobody has taken it up', async () => {
    const { generation } = await ask(await signUp());
    const lease = await claim(generation.id);
    await database.transaction((queries) => renewLease(queries, lease, 15));
    await expire(generation.id);
    await expect(database.transaction((queries) => renewLease(queries, lease, 15))).rejects.toThrow(LeaseLostError);
  });
});

describe('the reaper', () => {
  test('leaves alone what is held', async () => {
    const { generation } = await ask(await signUp());
    await claim(generation.id);
    await reapGenerations(database);
    expect(await stateOf(generation.id)).toEqual({ status: 'running', lease_seq: 1, attempts: 1 });
  });

  test('gives what was lost to the next, with a job of its own, once', async () => {
    const { generation } = await ask(await signUp());
    await claim(generation.id);
    await expire(generation.id);
    await Promise.all(Array.from({ length: 5 }, () => reapGenerations(database)));
    expect(await stateOf(generation.id)).toEqual({ status: 'queued', lease_seq: 1, attempts: 1 });
    expect((await jobOf(generation.id)).filter(({ key }) => key === `${generation.id}:2`)).toHaveLength(1);
    expect(await outcomesOf(generation.id)).toEqual(['lost']);
    expect(
      await rows(
        "select from event where stream like 'user:%' and type = 'script.retrying' and payload #>> '{generation,id}' = $1",
        [generation.id],
      ),
    ).toHaveLength(1);
  });

  test('gives up after the fourth attempt, and every credit goes back', async () => {
    const person = await signUp();
    const { generation } = await ask(person, { duration: 15 });
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await claim(generation.id)).attempt).toBe(attempt);
      await expire(generation.id);
      await reapGenerations(database);
    }
    expect((await person.client.call(listGenerations, {})).items).toMatchObject([
      { status: 'failed', failure: 'ATTEMPTS_EXHAUSTED', attempts: 4, charged: 0 },
    ]);
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
    expect(await outcomesOf(generation.id)).toEqual(['lost', 'lost', 'lost', 'failed']);
  });

  test('settles what was to be cancelled when its worker was lost', async () => {
    const person = await signUp();
    const { generation } = await ask(person, { duration: 15 });
    await writeSections(generation.id, 2);
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    await expire(generation.id);
    await reapGenerations(database);
    expect((await person.client.call(listGenerations, {})).items).toMatchObject([{ status: 'cancelled', charged: 1 }]);
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 2, held: 0 });
  });

  test('enqueues again what waits and whose job was used up', async () => {
    const { generation } = await ask(await signUp());
    await rows('delete from graphile_worker._private_jobs');
    await reapGenerations(database);
    expect(await jobOf(generation.id)).toEqual([]);
    await rows("update generation set available_at = now() - interval '31 seconds' where id = $1", [generation.id]);
    await reapGenerations(database);
    expect(await jobOf(generation.id)).toEqual([{ key: `${generation.id}:1` }]);
  });
});

describe('an attempt that ends early', () => {
  test('handed back spends no attempt, and is there for the next at once', async () => {
    const { generation } = await ask(await signUp());
    const held = await writeSections(generation.id, 1);
    await database.transaction((queries) => handBack(queries, held));
    expect(await stateOf(generation.id)).toEqual({ status: 'queued', lease_seq: 1, attempts: 0 });
    expect(await claim(generation.id)).toMatchObject({ leaseSeq: 2, attempt: 1 });
    expect(await outcomesOf(generation.id)).toEqual(['handed_back', null]);
  });

  test('put off waits as long as it was told, and fails with its reason after the fourth', async () => {
    const person = await signUp();
    const { generation } = await ask(person);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const held = await claim(generation.id);
      await database.transaction((queries) => retryLater(queries, held, 20, 'MODEL_TIMEOUT', 'slow'));
      if (attempt === 4) break;
      const [wait] = await rows<{ seconds: number }>(
        'select round(extract(epoch from available_at - now()))::int as seconds from generation where id = $1',
        [generation.id],
      );
      expect(wait?.seconds).toBeGreaterThan(15);
      expect(
        await database.transaction((queries) =>
          claimGeneration(queries, { generationId: generation.id, worker: 'w', leaseSeconds: 15, runningPerAccount: 3 }),
        ),
      ).toBeNull();
      await rows('update generation set available_at = now() where id = $1', [generation.id]);
    }
    expect((await person.client.call(listGenerations, {})).items).toMatchObject([
      { status: 'failed', failure: 'MODEL_TIMEOUT', charged: 0 },
    ]);
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
  });
});
