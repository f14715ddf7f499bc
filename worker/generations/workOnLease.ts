import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';
import type { Database } from '../../db/pool.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { handBack } from '../../domain/generations/handBack.ts';
import { LeaseLostError, type Lease } from '../../domain/generations/lease.ts';
import { renewLease } from '../../domain/generations/renewLease.ts';
import { retryLater } from '../../domain/generations/retryLater.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { GiveUpError, TemporaryFailure } from '../../domain/writing/failures.ts';
import { CancelledError, StoppingError } from './stopReasons.ts';

export type LeaseWork = {
  readonly database: Database;
  readonly log: Log;
  readonly lease: Lease;
  readonly leaseSeconds: number;
  readonly renewSeconds: number;
  /** Milliseconds that the whole attempt may take. */
  readonly limitMs: number;
  readonly controller: AbortController;
  readonly work: (signal: AbortSignal) => Promise<void>;
};

/** Seconds before another try where the error names none: 5, 10, 20 by the number of the attempt. */
const firstDelaySeconds = 5;

/** Does the work while the lease is kept, and handles its end, whatever it was. */
export async function workOnLease({
  database,
  log,
  lease,
  leaseSeconds,
  renewSeconds,
  limitMs,
  controller,
  work,
}: LeaseWork): Promise<void> {
  const renewal = setInterval(() => {
    database
      .transaction((queries) => renewLease(queries, lease, leaseSeconds))
      .then(
        ({ cancelRequested }) => {
          if (cancelRequested) controller.abort(new CancelledError('cancelled'));
        },
        (error: unknown) => {
          // With the database away the lease cannot be kept; the next renewal tells whether it is still ours.
          if (error instanceof LeaseLostError) controller.abort(error);
          else logFailure(log, error, 'a lease could not be renewed', { generationId: lease.generationId });
        },
      );
  }, renewSeconds * 1000);
  const limit = setTimeout(
    () => controller.abort(new TemporaryFailure('MODEL_TIMEOUT', 'the whole attempt took too long')),
    limitMs,
  );
  try {
    await work(controller.signal);
  } catch (error) {
    await endWith(controller.signal.aborted ? controller.signal.reason : error);
  } finally {
    clearInterval(renewal);
    clearTimeout(limit);
  }

  async function endWith(reason: unknown): Promise<void> {
    const facts = { generationId: lease.generationId, leaseSeq: lease.leaseSeq };
    if (reason instanceof LeaseLostError) return log.warn(facts, 'the lease was lost; the work is somebody else’s');
    if (reason instanceof CancelledError) return database.transaction((queries) => stopCancelled(queries, lease));
    if (reason instanceof StoppingError) return database.transaction((queries) => handBack(queries, lease));
    if (reason instanceof GiveUpError) {
      log.warn({ ...facts, failure: reason.failure, reason: reason.message }, 'a generation failed');
      return database.transaction((queries) => failGeneration(queries, lease, reason.failure, reason.message));
    }
    const isPassing = reason instanceof TemporaryFailure;
    log[isPassing ? 'warn' : 'error']({ ...facts, err: reason }, 'an attempt ended early');
    const delay = Math.max(isPassing ? (reason.delaySeconds ?? 0) : 0, firstDelaySeconds * 2 ** Math.max(0, lease.attempt - 1));
    return database.transaction((queries) =>
      retryLater(
        queries,
        lease,
        delay,
        isPassing ? reason.failure : 'INTERNAL',
        reason instanceof Error ? reason.message : String(reason),
      ),
    );
  }
}
