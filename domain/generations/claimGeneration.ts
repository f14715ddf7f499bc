import type { Transaction } from '../../db/pool.ts';
import { lockCreditAccountOf } from '../credits/lockCreditAccountOf.ts';
import { cancelLocked } from './cancelLocked.ts';
import { lockGeneration, startLease } from './leases.queries.ts';
import { maxAttempts, type Lease } from './lease.ts';

export type Claim = {
  readonly generationId: string;
  readonly worker: string;
  readonly leaseSeconds: number;
  readonly runningPerAccount: number;
};

/**
 * At most one worker holds a generation. `null` where there is nothing to do here: somebody else has it, it is done,
 * or the account has as many under way as it may (it is enqueued again when one of them ends).
 */
export async function claimGeneration(
  queries: Transaction,
  { generationId, worker, leaseSeconds, runningPerAccount }: Claim,
): Promise<Lease | null> {
  // A person sees how long this takes: what nearly always holds is one statement after the lock.
  const account = await lockCreditAccountOf(queries, generationId);
  if (!account) return null;
  const { accountId } = account;
  const started = await startLease(queries, {
    id: generationId,
    accountId,
    owner: worker,
    leaseSeconds,
    maxRunning: runningPerAccount,
  });
  if (!started) {
    await endCancelled(queries, accountId, generationId);
    return null;
  }
  return { generationId, accountId, ...started };
}

/** What was stopped while it waited ends here. Everything else that may not be taken up stays as it is. */
async function endCancelled(queries: Transaction, accountId: string, generationId: string): Promise<void> {
  const found = await lockGeneration(queries, generationId);
  if (found?.status !== 'queued' || found.attempts >= maxAttempts || !found.cancelRequested) return;
  await cancelLocked(queries, accountId, generationId, found);
}
