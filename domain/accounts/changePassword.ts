import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import type { ChangePasswordBody } from '../../shared/accounts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { queueMail } from '../mail/queueMail.ts';
import { checkPassword } from './checkPassword.ts';
import { hashPassword } from './password.ts';
import { dropPendingEmail, setPasswordHash } from './profile.queries.ts';
import { endSessionsOf } from './sessions.queries.ts';
import { userChanged } from './userChanged.ts';

/** Days for which the note about it is worth sending. */
const noteGoodDays = 3;

/**
 * With the password every other session ends, for somebody else may hold one, and so does the wish for another address.
 * `current` is the session that stays.
 */
export async function changePassword(
  database: Database,
  accountId: string,
  current: Buffer,
  { currentPassword, newPassword }: ChangePasswordBody,
): Promise<void> {
  // Hashed first, so that a refusal takes as long as a change.
  const hash = await hashPassword(newPassword);
  await checkPassword(database, accountId, currentPassword);
  await database.transaction(async (queries) => {
    await setPasswordHash(queries, accountId, hash);
    const changed = (await dropPendingEmail(queries, accountId)) ? [await userChanged(queries, accountId)] : [];
    await endSessionsOf(queries, accountId, current);
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
