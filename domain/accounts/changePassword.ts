import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import type { ChangePasswordBody } from '../../shared/accounts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { queueMail } from '../mail/queueMail.ts';
import { changeEpoch } from './changeEpoch.ts';
import { checkPassword } from './checkPassword.ts';
import { lockCredentials } from './lockCredentials.ts';
import { spendTokens } from './mailTokens.queries.ts';
import { hashPassword } from './password.ts';
import { dropPendingEmail, getProfile, setPasswordHash } from './profile.queries.ts';
import { refuseWeakPassword } from './refuseWeakPassword.ts';
import { userChanged } from './userChanged.ts';

/** Days for which the note about it is worth sending. */
const noteGoodDays = 3;

/**
 * With the password every other session ends, for somebody else may hold one, and so do the links to choose a password and
 * the change to another address. A change that began with a password that is not the account's any more is refused.
 * `current` is the session that stays.
 */
export async function changePassword(
  database: Database,
  accountId: string,
  current: Buffer,
  { currentPassword, newPassword }: ChangePasswordBody,
): Promise<void> {
  await refuseWeakPassword(newPassword, await getProfile(database, accountId));
  // Hashed first, so that a refusal takes as long as a change.
  const hash = await hashPassword(newPassword);
  const checked = await checkPassword(database, accountId, currentPassword);
  await database.transaction(async (queries) => {
    await lockCredentials(queries, checked, 'WRONG_PASSWORD');
    await setPasswordHash(queries, accountId, hash);
    const changed = (await dropPendingEmail(queries, accountId)) ? [await userChanged(queries, accountId)] : [];
    await spendTokens(queries, accountId, 'reset');
    await changeEpoch(queries, accountId, current);
    // Whoever did not change it hears of it, though somebody else has the session.
    await queueMail(queries, {
      accountId,
      kind: 'password.changed',
      params: { at: new Date().toISOString() },
      cause: `password.changed:${randomUUID()}`,
      goodForSeconds: noteGoodDays * 86_400,
    });
    await publishToUser(queries, accountId, [...changed, { type: 'sessions.changed', payload: {} }]);
  });
}
