import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../../db/pool.ts';
import type { ResetPasswordBody } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { queueMail } from '../mail/queueMail.ts';
import { changeEpoch } from './changeEpoch.ts';
import { findToken, spendTokens } from './mailTokens.queries.ts';
import { meetDevice, type Arrival } from './meetDevice.ts';
import { hashPassword } from './password.ts';
import { dropPendingEmail, getProfile, lockAccount, setPasswordHash } from './profile.queries.ts';
import { refuseWeakPassword } from './refuseWeakPassword.ts';
import { hashToken } from './sendReset.ts';

/** Days for which the note about it is worth sending. */
const noteGoodDays = 3;

/** Whose password a token may change. Throws `RESET_UNKNOWN`, `RESET_USED` or `RESET_EXPIRED`. */
export async function checkReset(queries: Queries, token: string, lock = false): Promise<string> {
  const found = await findToken(queries, hashToken(token), 'reset', { lock });
  if (!found) throw new AppError('RESET_UNKNOWN', 'no such link');
  if (found.isUsed) throw new AppError('RESET_USED', 'the link was used');
  if (found.isExpired) throw new AppError('RESET_EXPIRED', 'the link has expired');
  return found.accountId;
}

/**
 * A link works once: with the new password every session ends, every other link too, and the person gets a mail that says so.
 * The link has shown whose browser this is: it is known from here on, and signs in though others have spent the account's tries.
 */
export async function resetPassword(database: Database, { token, password }: ResetPasswordBody, arrival: Arrival): Promise<void> {
  const accountId = await checkReset(database, token);
  await refuseWeakPassword(password, await getProfile(database, accountId));
  // Hashing takes long: not while rows are locked.
  const hash = await hashPassword(password);
  await database.transaction(async (queries) => {
    await lockAccount(queries, accountId);
    await checkReset(queries, token, true);
    await setPasswordHash(queries, accountId, hash);
    await spendTokens(queries, accountId, 'reset');
    // Whoever had the password may have asked for another address with it.
    await dropPendingEmail(queries, accountId);
    await changeEpoch(queries, accountId, null);
    await queueMail(queries, {
      accountId,
      kind: 'password.changed',
      params: { at: arrival.at.toISOString() },
      cause: `password.changed:${randomUUID()}`,
      goodForSeconds: noteGoodDays * 86_400,
    });
    const events = await meetDevice(queries, accountId, arrival);
    if (events.length > 0) await publishToUser(queries, accountId, events);
  });
}
