import type { Transaction } from '../../db/pool.ts';
import { lockCreditAccountOf } from '../credits/lockCreditAccountOf.ts';
import { publishToUser } from '../events/streams.ts';
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
  // A person sees how long this takes: each statement here does as much as it can.
  const account = await lockCreditAccountOf(queries, generationId);
  if (!account) return null;
  const { accountId } = account;
  const found = await lockGeneration(queries, generationId);
  if (found?.status !== 'queued' || found.attempts >= maxAttempts) return null;
  if (found.cancelRequested) {
    await cancelLocked(queries, accountId, generationId, found);
    return null;
  }
  // A job that comes early, such as one left over from an earlier turn, must not cut short what a provider asked for.
  if (!found.isDue || found.running >= runningPerAccount) return null;
  const hasRoom = found.running + 1 < runningPerAccount;
  const lease = { id: generationId, accountId, owner: worker, leaseSeconds, hasRoom };
  const { leaseSeq, minutes, revision, enqueued: _enqueued, ...generation } = await startLease(queries, lease);
  const { scriptId } = found;
  await publishToUser(queries, accountId, [{ type: 'script.started', payload: { scriptId, revision, generation } }]);
  return { generationId, accountId, scriptId, leaseSeq, attempt: generation.attempts, minutes };
}
