import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from './StartError.ts';

/** The account PostgreSQL runs under; without a number it is our own. */
export type Account = { readonly uid?: number; readonly gid?: number };

/**
 * PostgreSQL refuses to run as root, so root borrows an account without rights that every Unix has. Where there is a
 * cluster already, its owner's account is the only right one.
 */
export function chooseAccount(cluster: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (!account)
    throw new StartError('PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as.');
  return account;
}

/** Whether the account can enter the folder, with every folder above it. */
export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true;
  return spawnSync('sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function lookUp(name: string): Account | null {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [user, group] = [ask('-u'), ask('-g')];
  return user.status === 0 && group.status === 0 ? { uid: Number(user.stdout), gid: Number(group.stdout) } : null;
}
