import type { Transaction } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { userChanged } from '../accounts/getProfile.ts';
import { getUser } from '../accounts/getUser.ts';
import { lockAccount, lockCredentials, type CheckedAccount } from '../accounts/lockCredentials.ts';
import { publishToUser } from '../events/streams.ts';
import { unmarkForDeletion } from './deletion.queries.ts';

/**
 * The account stays, as if its deletion had never been asked for. Throws `UNAUTHENTICATED` where the session that asks has
 * ended meanwhile, with another password.
 */
export async function restoreAccount(queries: Transaction, checked: CheckedAccount): Promise<User> {
  await lockCredentials(queries, checked, 'UNAUTHENTICATED');
  await cancelDeletion(queries, checked.accountId);
  return getUser(queries, checked.accountId);
}

/** Gives when the account was to be deleted; `null` where it was not. */
export async function cancelDeletion(queries: Transaction, accountId: string): Promise<string | null> {
  const due = (await lockAccount(queries, accountId))?.deletionDueAt ?? null;
  if (due === null) return null;
  await unmarkForDeletion(queries, accountId);
  await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  return due;
}
