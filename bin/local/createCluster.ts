import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseHome } from './chooseDatabaseFolder.ts';
import type { Binaries } from './preparePostgres.ts';
import { StartError } from './StartError.ts';

type ClusterOptions = {
  readonly user: string;
  /** For tests: whether a crash of the machine may take it, which spares the disk. */
  readonly mayBeLost: boolean;
};

const version = '17';
/** Sorting is PostgreSQL's own C.UTF-8; these are for what still asks the system, the first that it knows. */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Makes the cluster where there is none, and answers with its password. It is made aside and renamed, so that a start
 * that is killed half-way leaves nothing that looks like a cluster.
 */
export function createCluster(home: DatabaseHome, { initdb }: Binaries, { user, mayBeLost }: ClusterOptions): string {
  const passwordFile = join(home.folder, 'password');
  if (existsSync(join(home.cluster, 'PG_VERSION'))) {
    requireVersion(home);
    return readPassword(passwordFile);
  }
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  const { uid, gid } = home.account;
  if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid);
  const unfinished = `${home.cluster}.new`;
  let said = '';
  for (const locale of locales) {
    rmSync(unfinished, { recursive: true, force: true });
    const flags = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--locale=${locale}`,
      '--encoding=UTF8',
      '--auth=scram-sha-256',
      ...syncFlags(mayBeLost),
    ];
    const run = spawnSync(initdb, ['-D', unfinished, '-U', user, `--pwfile=${passwordFile}`, ...flags], {
      ...home.account,
      cwd: home.folder,
      encoding: 'utf8',
    });
    if (run.status === 0) {
      renameSync(unfinished, home.cluster);
      return readPassword(passwordFile);
    }
    said = run.error?.message ?? run.stderr.trim();
  }
  throw new StartError(`A new database could not be made in ${home.folder}: ${said}`);
}

/** A thousand small files are written down for good by one call where the system has it. */
function syncFlags(mayBeLost: boolean): string[] {
  if (mayBeLost) return ['--no-sync'];
  return process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
}

function requireVersion({ cluster }: DatabaseHome): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== version)
    throw new StartError(`The database in ${cluster} is of PostgreSQL ${found}; this Stillpoint brings ${version}.`);
}

function readPassword(file: string): string {
  if (!existsSync(file)) throw new StartError(`The password of the embedded database is missing: ${file}`);
  return readFileSync(file, 'utf8').trim();
}
