import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { claimFolder } from './claimFolder.ts';
import { createCluster } from './createCluster.ts';
import { findFreePort } from './findFreePort.ts';
import { keepRunning } from './keepRunning.ts';
import { chooseDatabaseFolder } from './chooseDatabaseFolder.ts';
import { preparePostgres } from './preparePostgres.ts';
import { launchServer, stopLeftover, waitUntilReady, type ServerLaunch } from './launchServer.ts';
import { StartError } from './StartError.ts';

export type EmbeddedPostgres = {
  readonly url: string;
  /** Where it truly lies; see chooseDatabaseFolder. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
};
type Options = {
  /** Kept between runs; must exist. */
  readonly dataFolder: string;
  /** Server parameters on top of ours, for tests. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly say?: (line: string) => void;
};

const portAttempts = 5;
const stopGrace = 15_000;
/** The name of the role, which is a superuser, and of the database. */
const name = 'stillpoint';

/**
 * Starts a PostgreSQL of our own on a free port of 127.0.0.1, makes its database where there is none, and keeps it
 * running until `stop`. One process uses a data folder at a time; what a killed one left running is stopped first.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  parameters = {},
  say = () => undefined,
}: Options): Promise<EmbeddedPostgres> {
  const home = chooseDatabaseFolder(resolve(dataFolder));
  const release = claimFolder(home.folder, dataFolder);
  try {
    const binaries = preparePostgres(home);
    await stopLeftover(home);
    const password = createCluster(home, binaries, { user: name, mayBeLost: parameters.fsync === 'off' });
    const { port, child } = await findPortAndLaunch({ home, postgres: binaries.postgres, parameters });
    const launches = [child];
    const server = keepRunning(
      () => launches.pop() ?? launchServer({ home, postgres: binaries.postgres, parameters, port }),
      ({ how, delay }) => say(`The database stopped (${how}); starting it again in ${delay / 1000} s.`),
    );
    const url = `postgres://${name}:${password}@127.0.0.1:${port}/${name}`;
    const address = connectionFile(home.folder);
    const stop = async (): Promise<void> => {
      rmSync(address, { force: true });
      await server.stop('SIGINT', stopGrace);
      release();
    };
    try {
      await ensureDatabase(url);
      rmSync(address, { force: true });
      writeFileSync(address, url, { mode: 0o600 });
    } catch (error) {
      await stop();
      throw error;
    }
    return { url, folder: home.folder, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** Where the address of a running embedded server is written down, for the operator's commands. */
export function connectionFile(databaseFolder: string): string {
  return join(databaseFolder, 'address');
}

async function findPortAndLaunch(launch: Omit<ServerLaunch, 'port'>) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const child = launchServer({ ...launch, port });
    const failure = await waitUntilReady(launch.home, child);
    if (failure === null) return { port, child };
    // Another program took the port between finding it free and using it; or the last server's memory is not free yet.
    if (attempt === portAttempts || !/Address already in use|could not create listen socket|shared memory/u.test(failure)) {
      throw new StartError(`The embedded PostgreSQL did not start: ${failure}`);
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client(url.replace(/\/[^/]*$/u, '/postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
