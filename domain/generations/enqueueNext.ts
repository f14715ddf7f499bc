import type { Transaction } from '../../db/pool.ts';
import { findNextWaiting, enqueueGeneration } from './leases.queries.ts';

/** The account has one generation fewer under way: enqueues its next one, which may have been refused because of the limit. */
export async function enqueueNext(queries: Transaction, accountId: string): Promise<void> {
  const next = await findNextWaiting(queries, accountId);
  if (next) await enqueueGeneration(queries, next.id, next.leaseSeq + 1);
}
