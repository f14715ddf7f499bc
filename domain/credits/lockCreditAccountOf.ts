import type { Transaction } from '../../db/pool.ts';
import { bookExpired, lockAccountRowOf, type LockedAccount } from './credits.queries.ts';

/** As `lockCreditAccount`, for the account that pays for a generation; `null` where there is no such generation. */
export async function lockCreditAccountOf(queries: Transaction, generationId: string): Promise<LockedAccount | null> {
  const locked = await lockAccountRowOf(queries, generationId);
  if (!locked?.expired) return locked;
  return { ...locked, ...(await bookExpired(queries, locked.accountId)), expired: false };
}
