import type { Transaction } from '../../db/pool.ts';
import { lockCredentials, type CheckedAccount } from '../accounts/lockCredentials.ts';
import { publishToUser } from '../events/streams.ts';
import { replacePassword } from '../recovery/replacePassword.ts';

/**
 * A change that began with a password that is not the account's any more is refused; the hash is what `preparePassword` gave.
 * `current` is the session that stays.
 */
export async function changePassword(
  queries: Transaction,
  checked: CheckedAccount,
  current: Buffer,
  passwordHash: string,
): Promise<void> {
  const { accountId } = checked;
  await lockCredentials(queries, checked, 'WRONG_PASSWORD');
  const changed = await replacePassword(queries, accountId, { passwordHash, but: current, at: new Date() });
  await publishToUser(queries, accountId, [...changed, { type: 'sessions.changed', payload: {} }]);
}
