import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, chooseAccount, type Account } from './chooseAccount.ts';
import { StartError } from './StartError.ts';

/** Where the embedded server keeps everything, and the account it runs under. */
export type DatabaseHome = { readonly folder: string; readonly cluster: string; readonly account: Account };

/**
 * The server's folder is `postgres` in the data folder. Where root starts it and the borrowed account cannot get there
 * (a clone under /root), it lies elsewhere, and the file `postgres.location` in the data folder says where.
 */
export function chooseDatabaseFolder(dataFolder: string): DatabaseHome {
  const folder = findDatabaseFolder(dataFolder) ?? chooseFolder(dataFolder);
  const cluster = join(folder, 'cluster');
  const account = chooseAccount(cluster);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  if (!canEnter(account, folder)) {
    throw new StartError(
      `The account that runs PostgreSQL cannot enter ${folder}. Open the folders above it, or choose another folder with STILLPOINT_DATA_DIR.`,
    );
  }
  return { folder, cluster, account };
}

/** The folder of a database that has been there before, or null. */
export function findDatabaseFolder(dataFolder: string): string | null {
  const inside = join(dataFolder, 'postgres');
  if (existsSync(join(inside, 'cluster'))) return inside;
  const pointer = pointerOf(dataFolder);
  if (!existsSync(pointer)) return null;
  const elsewhere = readFileSync(pointer, 'utf8').trim();
  if (existsSync(elsewhere)) return elsewhere;
  throw new StartError(`The database was kept in ${elsewhere}, which is gone. Delete ${pointer} to begin with an empty one.`);
}

function chooseFolder(dataFolder: string): string {
  const account = chooseAccount(join(dataFolder, 'postgres', 'cluster'));
  if (canEnter(account, dataFolder)) return join(dataFolder, 'postgres');
  const elsewhere = makeOutside(dataFolder);
  writeFileSync(pointerOf(dataFolder), `${elsewhere}\n`);
  return elsewhere;
}

function makeOutside(dataFolder: string): string {
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 16);
  const shared = '/var/lib/stillpoint';
  try {
    mkdirSync(shared, { recursive: true });
    chmodSync(shared, 0o755);
    mkdirSync(join(shared, name), { recursive: true, mode: 0o700 });
    return join(shared, name);
  } catch {
    // A system whose /var/lib is read-only. The name is left to chance: in a folder for all, another could wait under ours.
    return mkdtempSync(join(tmpdir(), 'stillpoint-'));
  }
}

function pointerOf(dataFolder: string): string {
  return join(dataFolder, 'postgres.location');
}
