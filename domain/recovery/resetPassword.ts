import type { Queries, Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { lockAccount } from '../accounts/lockCredentials.ts';
import { hashToken } from '../accounts/mailTokens.ts';
import { publishToUser } from '../events/streams.ts';
import { meetDevice, type Arrival } from '../sessions/meetDevice.ts';
import { findToken } from './recovery.queries.ts';
import { replacePassword } from './replacePassword.ts';

/** Whose password a token may change. Throws `RESET_UNKNOWN`, `RESET_USED` or `RESET_EXPIRED`. */
export async function checkReset(queries: Queries, token: string, lock = false): Promise<string> {
  const found = await findToken(queries, hashToken(token), { lock });
  if (!found) throw new AppError('RESET_UNKNOWN', 'no such link');
  if (found.isUsed) throw new AppError('RESET_USED', 'the link was used');
  if (found.isExpired) throw new AppError('RESET_EXPIRED', 'the link has expired');
  return found.accountId;
}

export type Reset = { readonly token: string; readonly accountId: string; readonly passwordHash: string };

/**
 * A link works once: with the new password every session ends, every other link too, and the person gets a mail that says so.
 * The link has shown whose browser this is: it is known from here on, and signs in though others have spent the account's tries.
 */
export async function resetPassword(
  queries: Transaction,
  { token, accountId, passwordHash }: Reset,
  arrival: Arrival,
): Promise<void> {
  await lockAccount(queries, accountId);
  await checkReset(queries, token, true);
  // Nobody is signed in any more who could see its events.
  await replacePassword(queries, accountId, { passwordHash, but: null, at: arrival.at });
  const events = await meetDevice(queries, accountId, arrival);
  if (events.length > 0) await publishToUser(queries, accountId, events);
}
