import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { insertHold, type CreditAccount, type NewHold } from './credits.queries.ts';

/**
 * Sets credits aside for a generation; from then on resolving it can never overdraw. The caller holds the account's
 * lock and hands in the balance it saw. Throws `INSUFFICIENT_CREDITS` with both figures.
 */
export async function holdCredits(
  queries: Transaction,
  account: CreditAccount,
  hold: Omit<NewHold, 'reservationId'>,
): Promise<CreditAccount> {
  if (account.available < hold.amount) {
    throw new AppError('INSUFFICIENT_CREDITS', 'not enough credits', {
      details: { needed: hold.amount, available: account.available },
    });
  }
  return insertHold(queries, { ...hold, reservationId: randomUUID() });
}
