import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../bin/local/findFreePort.ts';
import { isUnavailable } from '../../db/isUnavailable.ts';
import { openPool, sql } from '../../db/pool.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { startApi } from '../../api/startApi.ts';
import { capturedLog } from '../support/capturedLog.ts';
import { Client } from '../support/Client.ts';
import { startService, stopService, type Service, type ServiceSettings } from '../support/processes.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startStoppablePostgres, type StoppablePostgres } from '../support/stoppablePostgres.ts';
import { testSettings } from '../support/testSettings.ts';
import { waitUntil } from '../support/waitUntil.ts';

let postgres: StoppablePostgres;
beforeAll(async () => {
  postgres = await startStoppablePostgres();
});
afterAll(() => postgres.remove());

const body = () => ({ email: `${randomUUID()}@example.org`, password: 'correct horse battery' });

/** An API in this process. Nothing that passes by itself may be logged as an error. */
async function startHere(env: Readonly<Record<string, string>> = {}) {
  const log = capturedLog('api');
  const api = await startApi(testSettings(postgres.url, env), log.log);
  onTestFinished(async () => {
    await api.stop();
    expect(log.errors()).toEqual([]);
  });
  const client = new Client(`http://127.0.0.1:${api.port}`);
  await client.call(registerAccount, { body: body() });
  return { client, log, url: client.url };
}

/** What each kind of request gets: status, whether it says when to come back, and its type. */
async function answersOf(client: Client) {
  const ask = async (path: string, method = 'GET', sent?: string) => {
    const { status, headers, text } = await client.send(method, path, sent === undefined ? {} : { body: sent });
    return { status, later: headers['retry-after'] ?? null, type: String(headers['content-type']).split(';')[0], text };
  };
  return {
    read: await ask('/api/user'),
    list: await ask('/api/scripts'),
    signIn: await ask('/api/login', 'POST', JSON.stringify(body())),
    page: await ask('/?lng=de'),
    visitor: (await new Client(client.url).send('GET', '/no/such/page')).status,
  };
}

describe('while the database is away', () => {
  test('the API answers 503 with Retry-After, pages are pages, and it goes on by itself', async () => {
    const { client, url, log } = await startHere();
    const listener = new SocketClient({ url, cookie: client.cookie });
    await listener.ready();
    await postgres.stopAtOnce();
    for (let round = 0; round < 3; round += 1) {
      const { read, list, signIn, page } = await answersOf(client);
      for (const answer of [read, list, signIn]) {
        expect(answer).toMatchObject({ status: 503, later: '3', type: 'application/json' });
        expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'UNAVAILABLE', details: { retryAfterSeconds: 3 } } });
      }
      expect(page).toMatchObject({ status: 503, later: '3', type: 'text/html' });
      expect(page.text).toContain('Stillpoint ist gerade nicht erreichbar');
      expect(page.text).toContain('<meta http-equiv="refresh" content="3">');
    }
    const socket = new SocketClient({ url, cookie: client.cookie });
    expect(await socket.refused()).toBe('UNAVAILABLE');
    // Every request failed in the same way; the log says it once a minute for each of the things that fail.
    const lines = log
      .text()
      .split('\n')
      .filter((line) => line.includes('a request failed'));
    expect(lines).toHaveLength(1);
    await postgres.start();
    await waitUntil('the API to answer', async () => (await client.send('GET', '/api/user')).status === 200);
  });

  test('an API that starts waits for it, answers meanwhile, and then serves', async () => {
    await postgres.stopAtOnce();
    const log = capturedLog('api');
    const stopping = new AbortController();
    const port = await findFreePort();
    const starting = startApi(testSettings(postgres.url, { PORT: String(port) }), log.log, stopping.signal);
    const client = new Client(`http://127.0.0.1:${port}`);
    await waitUntil('the port', () =>
      client.send('GET', '/healthz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    const { read, page } = await answersOf(client);
    expect(read).toMatchObject({ status: 503, later: '3', type: 'application/json' });
    expect(page).toMatchObject({ status: 503, later: '3', type: 'text/html' });
    await postgres.start();
    const api = await starting;
    expect((await client.call(registerAccount, { body: body() })).role).toBe('user');
    await api.stop();
    expect(log.errors()).toEqual([]);
  });

  test.each(['api', 'worker'] as const)('SIGTERM ends a waiting %s at once, with status 0', async (name) => {
    const service = await startWaiting(name);
    await service.logged(({ msg }) => msg.startsWith('the database cannot be reached'));
    expect(await stopService(service, 3000)).toEqual({ code: 0, signal: null });
    // The delay doubles, and of all the tries one line is written.
    expect(service.log().filter(({ msg }) => msg.startsWith('the database cannot be reached'))).toHaveLength(1);
    expect(service.errors()).toBe('');
  });
});

describe('the database has no room', () => {
  test('a pool that is used up refuses after a while, and serves again', async () => {
    const database = await openPool(postgres.url, 2, { waitMs: 200 });
    onTestFinished(() => database.end());
    const gate = Promise.withResolvers<void>();
    const held = [1, 2].map(() => database.connect(() => gate.promise));
    const query = sql.unsafe`select 1 as one`;
    await expect(database.one(query)).rejects.toThrow('no connection became free');
    await expect(database.transaction((queries) => queries.one(query))).rejects.toThrow('no connection became free');
    gate.resolve();
    await Promise.all(held);
    expect(await database.one(query)).toEqual({ one: 1 });
  });

  test('too many connections are a 503', async () => {
    const { client } = await startHere();
    const name = new URL(postgres.url).pathname.slice(1);
    const admin = new pg.Client(postgres.url);
    await admin.connect();
    onTestFinished(() => admin.end());
    await admin.query(`create role crowd login password 'crowd-password' connection limit 1`);
    await admin.query(`grant all on all tables in schema public to crowd`);
    const url = new URL(postgres.url);
    [url.username, url.password] = ['crowd', 'crowd-password'];
    const taken = new pg.Client(url.href);
    await taken.connect();
    const error: unknown = await openPool(url.href, 1).catch((one: unknown) => one);
    expect(error).toMatchObject({ code: '53300' });
    expect(isUnavailable(error)).toBe(true);
    await taken.end();
    await admin.query('drop owned by crowd; drop role crowd');
    expect([name, (await client.send('GET', '/api/user')).status]).toEqual([name, 200]);
  });

  test('a lock that is not free in time is a 503', async () => {
    const { client } = await startHere();
    const admin = new pg.Client(postgres.url);
    await admin.connect();
    onTestFinished(() => admin.end());
    await admin.query("alter role current_user set lock_timeout = '100ms'");
    onTestFinished(async () => void (await admin.query('alter role current_user reset lock_timeout')));
    // Connections that are there keep what they had.
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user',
    );
    await waitUntil('the API to answer', async () => (await client.send('GET', '/api/user')).status === 200);
    await admin.query('begin');
    await admin.query('lock table account in access exclusive mode');
    const { status, headers } = await client.send('GET', '/api/user');
    expect([status, headers['retry-after']]).toEqual([503, '3']);
    await admin.query('rollback');
    expect((await client.send('GET', '/api/user')).status).toBe(200);
  });
});

/** A process whose database nobody answers for. */
async function startWaiting(name: 'api' | 'worker'): Promise<Service> {
  const settings: ServiceSettings = { DATABASE_URL: `postgres://a:some-password@127.0.0.1:${await findFreePort()}/none` };
  return startService(name, settings, { whenReady: false });
}
