import type { Transaction } from '../../db/pool.ts';
import type { FailureCode } from '../../shared/errorCodes.ts';
import { publishToUser } from '../events/streams.ts';
import { cancelLocked } from './cancelLocked.ts';
import { failLocked } from './failLocked.ts';
import { endLease, enqueueGeneration, enqueueNext, requeue } from './leases.queries.ts';
import { maxAttempts, type Lease } from './lease.ts';
import { readProgress } from './readProgress.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/** An error that may pass: back to the queue with a new job, until the attempts are used up. */
export const retryLater = (
  queries: Transaction,
  lease: Lease,
  delaySeconds: number,
  failure: FailureCode,
  reason: string,
): Promise<void> =>
  withAccountAndLease(queries, lease, async (found) => {
    if (found.cancelRequested) return cancelLocked(queries, lease.accountId, lease.generationId, found);
    if (found.attempts >= maxAttempts) return failLocked(queries, lease.accountId, lease.generationId, found, failure, reason);
    await endLease(queries, lease.generationId, lease.leaseSeq, 'retried', reason);
    await requeue(queries, lease.generationId, delaySeconds, true);
    await enqueueGeneration(queries, lease.generationId, lease.leaseSeq + 1, delaySeconds);
    // While this generation waits, another one of the account may run.
    await enqueueNext(queries, lease.accountId);
    await publishToUser(queries, lease.accountId, [
      { type: 'script.retrying', payload: await readProgress(queries, lease.generationId, lease.scriptId) },
    ]);
  });
