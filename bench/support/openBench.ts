import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../bin/local/startEmbeddedPostgres.ts';
import { migrate } from '../../db/migrate.ts';

/** What every part of the benchmark is given. */
export type Bench = {
  readonly serverVersion: string;
  /** A short run shows that everything works; its figures mean little. */
  readonly quick: boolean;
  /** Runs work on a migrated database of its own, so that one part's rows and jobs are not the next one's burden. */
  readonly withDatabase: <T>(work: (url: string) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
};

/** Starts an embedded server in a temporary folder, durable as it is by default: what a commit costs is part of the figures. */
export async function openBench(quick: boolean): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'stillpoint-bench-'));
  // As root, another account runs the server and has to get there.
  chmodSync(folder, 0o755);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const server = await startEmbeddedPostgres({ dataFolder: folder }).catch((error: unknown) => {
    remove();
    throw error;
  });
  let made = 0;
  return {
    serverVersion: String((await ask(server.url, 'show server_version'))['server_version']),
    quick,
    withDatabase: async (work) => {
      made += 1;
      const name = `bench_${made}`;
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await ask(server.url, `create database ${name}`);
      try {
        await migrate(url.href);
        return await work(url.href);
      } finally {
        await ask(server.url, `drop database ${name} with (force)`);
      }
    },
    stop: () => server.stop().finally(remove),
  };
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}
