import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster } from '../../bin/local/createCluster.ts';
import { findFreePort } from '../../bin/local/findFreePort.ts';
import { launchServer, waitUntilReady } from '../../bin/local/launchServer.ts';
import { chooseDatabaseFolder } from '../../bin/local/chooseDatabaseFolder.ts';
import { preparePostgres } from '../../bin/local/preparePostgres.ts';
import { migrate } from '../../db/migrate.ts';

/** A PostgreSQL of the test's own that stays away until it is started again. */
export type StoppablePostgres = {
  /** A migrated database. */
  readonly url: string;
  /** As `pg_ctl stop -m immediate`: every process quits where it stands, and the next start recovers from the log. */
  readonly stopAtOnce: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

export async function startStoppablePostgres(): Promise<StoppablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'stillpoint-fault-'));
  // As root, another account runs the server and has to get there.
  chmodSync(folder, 0o755);
  const home = chooseDatabaseFolder(folder);
  const binaries = preparePostgres(home);
  const password = createCluster(home, binaries, { user: 'stillpoint', mayBeLost: false });
  const port = await findFreePort();
  let child: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    child = launchServer({ home, postgres: binaries.postgres, port, parameters: {} });
    const error = await waitUntilReady(home, child);
    if (error !== null) throw new Error(`PostgreSQL did not start: ${error}`);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const server = child;
    child = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };

  const remove = async (): Promise<void> => {
    await end('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://stillpoint:${password}@127.0.0.1:${port}/postgres`;
  try {
    await start();
    await migrate(url);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url,
    stopAtOnce: () => end('SIGQUIT'),
    start,
    remove,
  };
}
