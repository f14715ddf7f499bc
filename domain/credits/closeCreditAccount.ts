import type { Transaction } from '../../db/pool.ts';
import { bookExpired, endAllGrants, setPeriodEnd } from './credits.queries.ts';

/** After the last day of any calendar: an account that is closed enters no further period. */
const never = new Date('9999-12-31T00:00:00Z');

/** What is left expires and is booked so, and no further credits come. The caller holds the lock, and no hold is open. */
export async function closeCreditAccount(queries: Transaction, accountId: string): Promise<void> {
  await endAllGrants(queries, accountId);
  await bookExpired(queries, accountId);
  await setPeriodEnd(queries, accountId, never);
}
