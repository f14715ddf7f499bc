import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithUs } from './endWithUs.ts';
import type { DatabaseHome } from './chooseDatabaseFolder.ts';
import { endProcess, readCommandLine } from './processes.ts';

export type ServerLaunch = {
  readonly home: DatabaseHome;
  readonly postgres: string;
  readonly port: number;
  readonly parameters: Readonly<Record<string, string>>;
};

const readyWithin = 60_000;

export function launchServer({ home, postgres, port, parameters }: ServerLaunch): ChildProcess {
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...parameters };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Taken away first: another account's, left from an earlier run, could not be written to.
  rmSync(logFile(home), { force: true });
  const log = openSync(logFile(home), 'w', 0o600);
  const child = spawn(postgres, ['-D', home.cluster, '-p', String(port), ...flags], {
    ...home.account,
    cwd: home.folder,
    stdio: ['ignore', log, log],
    // A group of its own, so that Ctrl-C in a terminal reaches it through us, after those that use it.
    detached: true,
  });
  closeSync(log);
  endWithUs(child, 'INT', home.account);
  return child;
}

/** Null once the server takes connections, else why it does not, in its own words. */
export async function waitUntilReady(home: DatabaseHome, child: ChildProcess): Promise<string | null> {
  let failure: string | null = null;
  child.once('error', (error) => (failure = error.message));
  for (const end = Date.now() + readyWithin; Date.now() < end; await sleep(10)) {
    if (failure !== null) return failure;
    if (child.exitCode !== null || child.signalCode !== null) return readFileSync(logFile(home), 'utf8').trim();
    const lines = readPidFile(home);
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return null;
  }
  child.kill('SIGQUIT');
  return `not ready after ${readyWithin / 1000} s`;
}

/**
 * Stops the server that a killed start has left behind. Only the owner of the claim on the folder may call this.
 * A pid file that names no server of this cluster is taken away: its number may belong to any program by now, and
 * PostgreSQL would refuse to start for it.
 */
export async function stopLeftover(home: DatabaseHome): Promise<void> {
  const pid = Number(readPidFile(home)[0]);
  if (!(pid > 1)) return;
  if (readCommandLine(pid).includes(home.cluster)) {
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) if (await endProcess(pid, signal, 5000)) break;
  }
  rmSync(pidFile(home), { force: true });
}

function readPidFile(home: DatabaseHome): string[] {
  try {
    return readFileSync(pidFile(home), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function pidFile({ cluster }: DatabaseHome): string {
  return join(cluster, 'postmaster.pid');
}

function logFile({ folder }: DatabaseHome): string {
  return join(folder, 'postgres.log');
}
