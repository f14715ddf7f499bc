import type { Queries } from '../../db/pool.ts';
import { endGeneration } from './leases.queries.ts';
import { ringNext } from './ringNext.ts';

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
  await ringNext(queries, accountId);
}
