import type { Queries } from '../../db/pool.ts';
import { findNextWaiting, ringWorker } from './leases.queries.ts';

/** A place of the account is free: rings for its next generation, which may have been refused for want of one. */
export async function ringNext(
  queries: Queries,
  accountId: string,
  answered: Parameters<typeof findNextWaiting>[2] = 'rings no more',
): Promise<void> {
  const next = await findNextWaiting(queries, accountId, answered);
  if (next) await ringWorker(queries, next.id, next.leaseSeq + 1);
}
