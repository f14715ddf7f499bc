import type { Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { cancelLocked } from './cancelLocked.ts';
import { endLease, requeue, enqueueGeneration } from './leases.queries.ts';
import type { Lease } from './lease.ts';
import { readProgress } from './readProgress.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/** A worker that is told to stop returns its work at once, and no attempt is spent. */
export const handBack = (queries: Transaction, lease: Lease): Promise<void> =>
  withAccountAndLease(queries, lease, async (found) => {
    if (found.cancelRequested) return cancelLocked(queries, lease.accountId, lease.generationId, found);
    await endLease(queries, lease.generationId, lease.leaseSeq, 'handed_back', null);
    await requeue(queries, lease.generationId, 0, false);
    await enqueueGeneration(queries, lease.generationId, lease.leaseSeq + 1);
    await publishToUser(queries, lease.accountId, [
      { type: 'script.retrying', payload: await readProgress(queries, lease.generationId, lease.scriptId) },
    ]);
  });
