import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, chmodSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../bin/local/findFreePort.ts';
import { Client } from '../support/Client.ts';
import { runStillpoint, type Run } from '../support/runStillpoint.ts';
import { waitUntil } from '../support/waitUntil.ts';

/** The first of them may have to build the web client. */
const patience = 60_000;
const person = { email: 'newcomer@example.com', password: 'a long enough password' };

let folder = '';
const runs: Run[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stillpoint-start-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const run of runs.splice(0)) {
    run.signal('SIGTERM');
    await run.ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(settings: Readonly<Record<string, string>> = {}): Run {
  const run = runStillpoint({ PORT: '0', STILLPOINT_DATA_DIR: folder, ...settings });
  runs.push(run);
  return run;
}

const post = (client: Client, path: string): ReturnType<Client['send']> =>
  client.send('POST', path, { body: JSON.stringify(person) });

test('starts, serves the pages, stops when asked, and keeps everything for the next time', { timeout: patience }, async () => {
  const port = await findFreePort();
  const first = start({ PORT: String(port) });
  const address = await first.ready;
  expect(address).toBe(`http://localhost:${port}`);
  const client = new Client(`http://127.0.0.1:${port}`);
  expect((await client.send('GET', '/healthz')).status).toBe(200);
  expect((await client.send('GET', '/')).text).toContain('<div id="root">');
  expect((await post(client, '/api/register')).status).toBe(201);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  first.signal('SIGTERM');
  expect((await first.ended).code).toBe(0);
  await expect(client.send('GET', '/healthz')).rejects.toThrow('ECONNREFUSED');

  const second = start({ PORT: String(port) });
  await second.ready;
  expect((await client.send('GET', '/api/user')).status).toBe(200);
  second.signal('SIGINT');
  expect((await second.ended).code).toBe(0);
});

test('a run that was killed leaves nothing that keeps the next from starting', { timeout: patience }, async () => {
  const killed = start();
  const address = await killed.ready;
  killed.signal('SIGKILL');
  await killed.ended;
  const next = start({ PORT: new URL(address).port });
  await next.ready;
  expect((await post(new Client(address), '/api/auth/login')).status).toBe(200);
});

test(
  'a second one on the same folder is refused; on its own folder it runs beside the first',
  { timeout: patience },
  async () => {
    const first = start();
    await first.ready;
    const refused = await start().ended;
    expect(refused.code).toBe(1);
    expect(refused.said.trim().split('\n')).toEqual([
      'Starting Stillpoint …',
      expect.stringContaining('is in use by another Stillpoint'),
    ]);
    const beside = start({ STILLPOINT_DATA_DIR: join(folder, 'other') });
    expect((await new Client(await beside.ready).send('GET', '/readyz')).status).toBe(200);
    expect((await new Client(await first.ready).send('GET', '/readyz')).status).toBe(200);
  },
);

test('an API that dies is started again', { timeout: patience }, async () => {
  const run = start();
  const client = new Client(await run.ready);
  const log = join(folder, 'logs', 'api.log');
  const last = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .findLast(isListening);
  process.kill(last?.pid ?? 0, 'SIGKILL');
  await waitUntil('the API to be missed', () => run.said().includes('The API stopped (SIGKILL); starting it again in 0.5 s'));
  await waitUntil('the API to answer again', async () => (await client.send('GET', '/readyz').catch(() => null))?.status === 200);
});

test('a taken port is said in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  const { port } = await new Promise<AddressInfo>((done) => other.once('listening', () => done(other.address() as AddressInfo)));
  const { code, said } = await start({ PORT: String(port), STILLPOINT_DATA_DIR: join(folder, 'unused') }).ended;
  other.close();
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `Port ${port} is taken by another program. Choose another with PORT, as in: PORT=${port + 1} npm start`,
  );
  expect(existsSync(join(folder, 'unused'))).toBe(false);
});

test('broken settings are each named', async () => {
  const { code, said } = await start({ PORT: 'three thousand', LEASE_SECONDS: '0', STILLPOINT_DATA_DIR: join(folder, 'unused') })
    .ended;
  expect(code).toBe(1);
  expect(said).toContain('PORT must be a whole number');
  expect(said).toContain('LEASE_SECONDS must be a whole number');
  expect(said.trim().split('\n')).toHaveLength(3);
});

function isListening(line: unknown): line is { pid: number } {
  return typeof line === 'object' && line !== null && 'msg' in line && line.msg === 'listening' && 'pid' in line;
}
