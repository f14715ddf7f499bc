import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { sendRequest } from '../support/sendRequest.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const { status, text } = await sendRequest(api.url + path, { method: 'GET' });
  return { status, body: JSON.parse(text) };
}
const ready = { status: 200, body: { status: 'ready', checks: { database: true, migrations: true, relay: true } } };
const becomesReady = () => waitUntil('the API to be ready', async () => (await ask('/readyz')).status === 200);

describe('/healthz', () => {
  test('says that the process is alive, with or without a database', async () => {
    expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  });
});

describe('/readyz', () => {
  test('is 200 with the database reached, the migrations current and the relay listening', async () => {
    await becomesReady();
    expect(await ask('/readyz')).toEqual(ready);
  });

  test('is 503 while a migration is pending', async () => {
    await becomesReady();
    const [last] = await base.rows<{ name: string; run_on: Date }>(
      'delete from schema_migration where id = (select max(id) from schema_migration) returning name, run_on',
    );
    expect(await ask('/readyz')).toEqual({
      status: 503,
      body: { status: 'not ready', checks: { database: true, migrations: false, relay: true } },
    });
    await base.rows('insert into schema_migration (name, run_on) values ($1, $2)', [last?.name, last?.run_on]);
    expect(await ask('/readyz')).toEqual(ready);
  });

  test('is 503 while the relay does not listen, and 200 again when it does', async () => {
    await becomesReady();
    await withClosedDatabase(async (terminate) => {
      await terminate("query ilike 'listen stillpoint_event%'");
      expect(
        await waitUntil('the relay to be down', async () => {
          const answer = await ask('/readyz');
          return answer.status === 503 ? answer : null;
        }),
      ).toMatchObject({ body: { checks: { relay: false } } });
      expect(await ask('/healthz')).toMatchObject({ status: 200 });
    });
    await becomesReady();
  });

  test('is 503 while the database is away, and 200 again when it is back', async () => {
    await becomesReady();
    await withClosedDatabase(async (terminate) => {
      await terminate('true');
      // Each of the three notices in its own time.
      const away = { status: 503, body: { status: 'not ready', checks: { database: false, migrations: false, relay: false } } };
      await waitUntil('the database to be away', async () => isDeepStrictEqual(await ask('/readyz'), away));
      expect(await ask('/healthz')).toMatchObject({ status: 200 });
    });
    await becomesReady();
  });
});

/** Lets nobody connect to this database any more, for as long as `work` takes; it may end connections that there are. */
async function withClosedDatabase(work: (terminate: (condition: string) => Promise<void>) => Promise<void>): Promise<void> {
  const name = new URL(base.url).pathname.slice(1);
  const server = new URL(base.url);
  server.pathname = '/postgres';
  const client = new pg.Client(server.href);
  await client.connect();
  await client.query(`alter database ${name} allow_connections false`);
  try {
    await work(
      async (condition) =>
        void (await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and ${condition}`, [
          name,
        ])),
    );
  } finally {
    await client.query(`alter database ${name} allow_connections true`);
    await client.end();
  }
}
