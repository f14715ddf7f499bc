import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { retryGeneration } from '../../shared/routes/generations.routes.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { workOnLease } from '../../worker/generations/workOnLease.ts';
import { writeScript } from '../../worker/writing/writeScript.ts';
import { capturedLog } from '../support/capturedLog.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { makeWriter } from '../support/model/writing.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { openTestTexts } from '../support/openTestTexts.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const texts = openTestTexts();
const api = await startTestApi(base.url);
const { signUp, ask, claim, newKey } = factories(base, api);

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
});
afterEach(() => model.reset());
afterAll(() => model.close());

const refusal = { status: 401, body: { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } } };
const positions = (): number[] =>
  model.requests.flatMap(({ purpose, body }) =>
    purpose === 'section' ? [Number(/Write section (\d+) of/u.exec(body.messages.at(-1)?.content ?? '')?.[1])] : [],
  );
const until = ({ client }: Person, id: string, status: 'completed' | 'failed') =>
  waitUntil(`a script that is ${status}`, async () => {
    const script = await client.call(getScript, { params: { id } });
    return script.generation?.status === status && script.status !== 'writing' ? script : null;
  });

test('a script that failed in its third section is tried again from there, with the outline’s goals and images', async () => {
  const person = await signUp();
  const { script, generation } = await ask(person, { duration: 5 });
  const write = { kind: 'write', for: 'section' } as const;
  model.next(write, write, { kind: 'status', ...refusal, for: 'section' });
  await startTestWorker(base.url, { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'key' });
  await until(person, script.id, 'failed');
  expect(positions()).toEqual([1, 2, 3]);
  expect(await person.client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
  model.requests.length = 0;
  await person.client.call(retryGeneration, { key: newKey(), params: { id: generation.id } });
  const done = await until(person, script.id, 'completed');
  expect(positions()).toEqual(done.outline.map(({ position }) => position).slice(2));
  expect(model.requests.every(({ purpose }) => purpose !== 'outline')).toBe(true);
  expect(model.requests[0]?.body.messages.at(-1)?.content).toContain('Goal number 3 for this listener');
});

test('an attempt that takes too long as a whole goes back to the queue, and what is finished stays', async () => {
  const person = await signUp();
  const { generation } = await ask(person, { duration: 5 });
  model.next({ kind: 'write', for: 'section' }, { kind: 'stall-middle', for: 'section' });
  const lease = await claim(generation.id);
  const writers = [makeWriter(model.url, { firstTokenSeconds: 600, chunkSeconds: 600, sectionSeconds: 600 })];
  await workOnLease({
    database: base.database,
    log: capturedLog('worker').log,
    lease,
    leaseSeconds: 600,
    renewSeconds: 200,
    limitMs: 2500,
    controller: new AbortController(),
    work: (signal) => writeScript({ database: base.database, texts, lease, writers, signal, betweenSections: () => {} }),
  });
  expect(await base.rows('select status, attempts from generation where id = $1', [generation.id])).toEqual([
    { status: 'queued', attempts: 1 },
  ]);
  expect(await base.rows('select outcome, reason from generation_attempt where generation_id = $1', [generation.id])).toEqual([
    { outcome: 'retried', reason: 'the whole attempt took too long' },
  ]);
  expect(await base.rows('select position from generation_section where generation_id = $1', [generation.id])).toEqual([
    { position: 1 },
  ]);
});
