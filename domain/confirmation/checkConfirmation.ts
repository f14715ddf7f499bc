import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { hashToken } from '../accounts/mailTokens.ts';
import { findConfirmation } from './confirmation.queries.ts';

export type AwaitedAddress = { readonly accountId: string; readonly email: string };

/**
 * The address that a link confirms, and whose it is. Throws `CONFIRM_UNKNOWN`, `CONFIRM_USED` (also where a newer link
 * has replaced it, or the change was cancelled), or `CONFIRM_EXPIRED` unless `late` allows that.
 */
export async function checkConfirmation(
  queries: Queries,
  token: string,
  { lock = false, late = false } = {},
): Promise<AwaitedAddress> {
  const found = await findConfirmation(queries, hashToken(token), { lock });
  if (!found) throw new AppError('CONFIRM_UNKNOWN', 'no such link');
  if (found.isUsed) throw new AppError('CONFIRM_USED', 'the link was used');
  if (found.isExpired && !late) throw new AppError('CONFIRM_EXPIRED', 'the link has expired');
  return { accountId: found.accountId, email: found.email };
}
