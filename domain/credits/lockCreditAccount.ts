import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { bookExpired, lockAccountRow, type LockedAccount } from './credits.queries.ts';

export type { LockedAccount };

/** Locks an account first of all rows, and books what has expired, so that the balance that follows is the true one. */
export async function lockCreditAccount(queries: Transaction, accountId: string): Promise<LockedAccount> {
  const locked = await lockAccountRow(queries, accountId);
  if (!locked) throw new AppError('NOT_FOUND', 'no such account');
  if (!locked.expired) return locked;
  return { ...locked, ...(await bookExpired(queries, accountId)), expired: false };
}
