import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../bin/local/startEmbeddedPostgres.ts';

/** None of these crashes is one of the machine. */
const parameters = { fsync: 'off' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stillpoint-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

test('is PostgreSQL 17 that sorts and folds case alike everywhere, with a password of its own', async () => {
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataFolder: folder, parameters });
  try {
    expect(await ask(server.url, "select current_setting('server_version_num')::int / 10000, lower('ÉTÉ'), 'Z' < 'a'")).toEqual([
      17,
      'été',
      true,
    ]);
    expect(new URL(server.url).password).toBe(readFileSync(join(folder, 'postgres/password'), 'utf8').trim());
    const wrong = new URL(server.url);
    wrong.password = 'app';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  } finally {
    await server.stop();
  }
});

test('comes back by itself after a crash, at the same address', { timeout: 30_000 }, async () => {
  chmodSync(folder, 0o755);
  const said: string[] = [];
  const server = await startEmbeddedPostgres({ dataFolder: folder, parameters, say: (line) => said.push(line) });
  try {
    await ask(server.url, 'create table kept as select 1 as one');
    const [pid] = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => ask(server.url, 'select one from kept').catch(() => null), { timeout: 20_000 }).toEqual([1]);
    expect(said).toEqual(['The database stopped (SIGKILL); starting it again in 0.5 s.']);
  } finally {
    await server.stop();
  }
});

test.runIf(process.getuid?.() === 0)('finds a place outside a folder that only root can enter, and finds it again', async () => {
  const first = await startEmbeddedPostgres({ dataFolder: folder, parameters });
  const position = readFileSync(join(folder, 'postgres.location'), 'utf8').trim();
  try {
    await ask(first.url, 'create table kept as select 1 as one');
    await first.stop();
    const second = await startEmbeddedPostgres({ dataFolder: folder, parameters });
    expect(await ask(second.url, 'select one from kept')).toEqual([1]);
    expect([first.folder, second.folder]).toEqual([position, position]);
    await second.stop();
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  } finally {
    rmSync(position, { recursive: true, force: true });
  }
});
