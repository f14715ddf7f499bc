import type { Transaction } from '../../db/pool.ts';
import { endGeneration } from './leases.queries.ts';
import { enqueueNext } from './enqueueNext.ts';

type End = Parameters<typeof endGeneration>;

/** Ends a generation, and enqueues the account's next one, which may have been waiting for this one to end. */
export async function endAndEnqueueNext(
  queries: Transaction,
  accountId: string,
  id: string,
  status: End[2],
  charged: number,
  failure: End[4] = null,
): Promise<void> {
  await endGeneration(queries, id, status, charged, failure);
  await enqueueNext(queries, accountId);
}
