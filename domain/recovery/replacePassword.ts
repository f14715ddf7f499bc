import { randomUUID } from 'node:crypto';
import type { Queries, Transaction } from '../../db/pool.ts';
import { hashPassword } from '../accounts/password.ts';
import { getProfile } from '../accounts/getProfile.ts';
import { spendTokens } from '../accounts/mailTokens.ts';
import { refuseWeakPassword } from '../accounts/refuseWeakPassword.ts';
import { dropPendingEmail } from '../confirmation/cancelEmailChange.ts';
import type { NewEvent } from '../events/publish.ts';
import { queueMail } from '../mail/queueMail.ts';
import { changeEpoch } from '../sessions/changeEpoch.ts';
import { setPasswordHash } from './recovery.queries.ts';

/** Days for which the note about it is worth sending. */
const noteGoodDays = 3;

/** The hash of a password that an account may have; made before anything is locked, for it takes long. Throws `PASSWORD_WEAK`. */
export async function preparePassword(queries: Queries, accountId: string, password: string): Promise<string> {
  await refuseWeakPassword(password, await getProfile(queries, accountId));
  return hashPassword(password);
}

/**
 * With another password every session ends but `but`, for somebody else may hold one, and so do the links to choose a password
 * and the change to another address, which may have been asked for with the former one. Whoever did not change it is notified by
 * mail. The caller holds the account's lock. Gives the events that show it.
 */
export async function replacePassword(
  queries: Transaction,
  accountId: string,
  { passwordHash, but, at }: { readonly passwordHash: string; readonly but: Buffer | null; readonly at: Date },
): Promise<readonly NewEvent[]> {
  await setPasswordHash(queries, accountId, passwordHash);
  const changed = await dropPendingEmail(queries, accountId);
  await spendTokens(queries, accountId, 'reset');
  await changeEpoch(queries, accountId, but);
  await queueMail(queries, {
    accountId,
    kind: 'password.changed',
    params: { at: at.toISOString() },
    cause: `password.changed:${randomUUID()}`,
    goodForSeconds: noteGoodDays * 86_400,
  });
  return changed;
}
