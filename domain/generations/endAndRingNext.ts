import type { Queries } from '../../db/pool.ts';
import { endGeneration, findNextWaiting, ringWorker } from './leases.queries.ts';

type End = Parameters<typeof endGeneration>;

/** Ends a generation, and rings for the account's next one, which may have been waiting for this one's place. */
export async function endAndRingNext(
  queries: Queries,
  accountId: string,
  id: string,
  status: End[2],
  charged: number,
  failure: End[4] = null,
): Promise<void> {
  await endGeneration(queries, id, status, charged, failure);
  const next = await findNextWaiting(queries, accountId);
  if (next) await ringWorker(queries, next.id, next.leaseSeq + 1);
}
