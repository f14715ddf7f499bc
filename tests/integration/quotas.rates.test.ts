import { describe, expect, test } from 'vitest';
import { writeRates } from '../../shared/quotas.ts';
import { writeKindOf } from '../../shared/route.ts';
import { restoreAccount } from '../../shared/routes/deletion.routes.ts';
import { signOut } from '../../shared/routes/sessions.routes.ts';
import { allRoutes } from '../../shared/routes/all.ts';
import { createCollection, listCollections } from '../../shared/routes/collections.routes.ts';
import { cancelGeneration, generateScript } from '../../shared/routes/generations.routes.ts';
import { updateScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { endSessions } from '../../shared/routes/sessions.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import type { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { generateBody } from '../support/generateBody.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
/** The product's own limits. */
const asIs = { WRITES_PER_MINUTE: '', TEXTS_PER_MINUTE: '', WRITES_PER_DAY: '' };
const api = await startTestApi(base.url, asIs);
const { signUp, ask, newKey } = factories(base, api);

const change = (client: Client) => client.try(updateSettings, { body: { theme: 'dark' } });
const statusesOf = async (count: number, send: (index: number) => Promise<{ readonly status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(index)).status);
  return statuses;
};
const counted = async (accountId: string) =>
  (
    await base.rows<{ writes: number; texts: number; day_writes: number }>('select * from write_rate where account_id = $1', [
      accountId,
    ])
  )[0];
/** Seconds that the minute under way has left, so that no test depends on how fast the machine is. */
const setMinute = (accountId: string, seconds: number) =>
  base.rows('update write_rate set minute_ends_at = now() + make_interval(secs => $2) where account_id = $1', [
    accountId,
    seconds,
  ]);
const endMinute = (accountId: string) => setMinute(accountId, -1);

describe('the changes of a minute', () => {
  test('are counted, and the 121st waits for the next one', async () => {
    const [{ client, user }, other] = await Promise.all([signUp(), signUp()]);
    expect((await change(client)).status).toBe(200);
    await setMinute(user.id, 3600);
    expect(new Set(await statusesOf(writeRates.writesPerMinute - 1, () => change(client)))).toEqual(new Set([200]));
    await setMinute(user.id, 42);
    const { headers, details } = await client.refused('RATE_LIMITED', updateSettings, { body: { theme: 'dark' } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(42);
    expect(details).toEqual({ retryAfterSeconds: Number(headers['retry-after']) });
    // What is refused counts nothing: trying again does not lengthen the wait.
    expect(await counted(user.id)).toMatchObject({ writes: 120, day_writes: 120 });
    // Reading goes on, and so does everybody else.
    expect((await client.try(listCollections)).status).toBe(200);
    expect((await change(other.client)).status).toBe(200);
    await endMinute(user.id);
    expect((await change(client)).status).toBe(200);
    expect(await counted(user.id)).toMatchObject({ writes: 1, day_writes: 121 });
  });

  test('never keep anybody from stopping, leaving or coming back', async () => {
    const person = await signUp({ credits: 3 });
    const { client, user } = person;
    const { generation } = await ask(person);
    await statusesOf(1, () => change(client));
    await base.rows('update write_rate set writes = 120, texts = 30, day_writes = 5000 where account_id = $1', [user.id]);
    await client.refused('RATE_LIMITED', createCollection, { body: { name: 'Evenings' } });
    await client.call(cancelGeneration, { params: { id: generation.id } });
    await client.call(restoreAccount, {});
    await client.call(endSessions, { body: { which: 'others' } });
    await client.call(signOut, {});
  });

  test('are exact over several processes and at once', async () => {
    const second = await startTestApi(base.url, asIs);
    const { client, user } = await signUp();
    await change(client);
    await setMinute(user.id, 3600);
    const there = (): Promise<{ readonly status: number }> =>
      fetch(`${second.url}${updateSettings.path}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: client.cookie },
        body: JSON.stringify({ theme: 'dark' }),
      });
    const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => (index % 2 === 0 ? change(client) : there())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(writeRates.writesPerMinute - 1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(31);
  });

  test('with a text are fewer, and others go on', async () => {
    const { client, user } = await signUp();
    const script = await client.call(createScript, { key: newKey(), body: scriptBody() });
    await setMinute(user.id, 3600);
    let { revision } = script;
    const save = async (index: number) => {
      const body = { baseRevision: revision, content: `Rest. [pause:${(index % 9) + 1}]` };
      const reply = await client.try(updateScript, { params: { id: script.id }, body });
      if (reply.status === 200) revision += 1;
      return reply;
    };
    expect(new Set(await statusesOf(writeRates.textsPerMinute - 1, save))).toEqual(new Set([200]));
    expect((await save(99)).status).toBe(429);
    await client.refused('RATE_LIMITED', createScript, { key: newKey(), body: scriptBody() });
    expect(await counted(user.id)).toMatchObject({ writes: 30, texts: 30 });
    expect((await change(client)).status).toBe(200);
    await endMinute(user.id);
    expect((await save(1)).status).toBe(200);
  });
});

test('a day has its limit, and says when the next one begins', async () => {
  const { client, user } = await signUp();
  await change(client);
  await base.rows("update write_rate set day_writes = 4999, day_ends_at = now() + interval '3 hours' where account_id = $1", [
    user.id,
  ]);
  expect((await change(client)).status).toBe(200);
  await endMinute(user.id);
  const { details } = await client.refused('RATE_LIMITED', updateSettings, { body: { theme: 'dark' } });
  expect(details?.['retryAfterSeconds']).toBeGreaterThan(2.9 * 3600);
  expect(details?.['retryAfterSeconds']).toBeLessThanOrEqual(3 * 3600);
  await base.rows("update write_rate set day_ends_at = now() - interval '1 second' where account_id = $1", [user.id]);
  expect((await change(client)).status).toBe(200);
  expect(await counted(user.id)).toMatchObject({ writes: 1, day_writes: 1 });
});

test('scripts that are asked for have their own limit by the minute, and count for the day, repeats too', async () => {
  const { client, user } = await signUp({ credits: 5 });
  await change(client);
  await base.rows('update write_rate set writes = 120, texts = 30 where account_id = $1', [user.id]);
  const key = newKey();
  for (let repeat = 0; repeat < 3; repeat += 1) await client.call(generateScript, { key, body: generateBody() });
  expect(await counted(user.id)).toMatchObject({ writes: 120, texts: 30, day_writes: 4 });
});

test('what was refused unread is not counted', async () => {
  const { client, user } = await signUp();
  await client.refused('VALIDATION_FAILED', createCollection, { body: { name: '' } });
  expect(await counted(user.id)).toBeUndefined();
});

test('an operator may set other limits', async () => {
  const strict = await startTestApi(base.url, { ...asIs, WRITES_PER_MINUTE: '2' });
  const { client } = await factories(base, strict).signUp();
  expect(await statusesOf(3, () => change(client))).toEqual([200, 200, 429]);
});

test('each route that changes something says what it counts as', () => {
  const named = (kind: ReturnType<typeof writeKindOf>) =>
    allRoutes
      .filter((route) => route.method !== 'GET' && route.access !== 'anyone' && writeKindOf(route) === kind)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted();
  expect(named('text')).toEqual([
    'PATCH /api/scripts/:id',
    'PATCH /api/templates/:id',
    'POST /api/scripts',
    'POST /api/scripts/:id/duplicate',
    'POST /api/scripts/:id/variants/:variant/take',
    'POST /api/scripts/:id/versions/:version/restore',
    'POST /api/templates',
  ]);
  expect(named('generation')).toEqual([
    'POST /api/generate-script',
    'POST /api/generations/:id/retry',
    'POST /api/scripts/:id/regenerate',
  ]);
  expect(named(null)).toEqual([
    'DELETE /api/sessions/:id',
    'DELETE /api/user/email/pending',
    'POST /api/generations/:id/cancel',
    'POST /api/needs/search',
    'POST /api/sessions/end',
    'POST /api/user/delete',
    'POST /api/user/delete-now',
    'POST /api/user/password',
    'POST /api/user/restore',
  ]);
});
