import type { Transaction } from '../../db/pool.ts';
import { findNextWaiting, enqueueGeneration } from './leases.queries.ts';

/**
 * Enqueues the account's next generation, which may have been refused because of the limit: it has one fewer under way, or room for
 * another beside the one that was just `claimed`.
 */
export async function enqueueNext(queries: Transaction, accountId: string, claimed: string | null = null): Promise<void> {
  const next = await findNextWaiting(queries, accountId, claimed);
  if (next) await enqueueGeneration(queries, next.id, next.leaseSeq + 1);
}
