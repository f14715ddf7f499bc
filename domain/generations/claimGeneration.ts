import type { Database } from '../../db/pool.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { cancelLocked } from './cancelLocked.ts';
import { countRunning, findAccountOf, lockGeneration, startLease } from './leases.queries.ts';
import { mostAttempts, type Lease } from './lease.ts';
import { readProgress } from './readProgress.ts';
import { ringNext } from './ringNext.ts';

export type Claim = {
  readonly generationId: string;
  readonly worker: string;
  readonly leaseSeconds: number;
  readonly runningPerAccount: number;
};

/**
 * At most one worker holds a generation. `null` where there is nothing to do here: somebody else has it, it is done,
 * or the account has as many under way as it may (it is rung for again when one of them ends).
 */
export async function claimGeneration(
  database: Database,
  { generationId, worker, leaseSeconds, runningPerAccount }: Claim,
): Promise<Lease | null> {
  const accountId = await findAccountOf(database, generationId);
  if (accountId === null) return null;
  return database.transaction(async (queries) => {
    await lockCreditAccount(queries, accountId);
    const found = await lockGeneration(queries, generationId);
    if (found?.status !== 'queued' || found.attempts >= mostAttempts) return null;
    if (found.cancelRequested) {
      await cancelLocked(queries, accountId, generationId, found);
      return null;
    }
    const running = await countRunning(queries, accountId);
    if (running >= runningPerAccount) return null;
    const started = await startLease(queries, generationId, worker, leaseSeconds);
    // Those that ended together may all have rung for this one.
    if (running + 1 < runningPerAccount) await ringNext(queries, accountId, 'rings');
    await publishToUser(queries, accountId, [
      { type: 'script.started', payload: await readProgress(queries, generationId, found.scriptId) },
    ]);
    return { generationId, accountId, scriptId: found.scriptId, ...started };
  });
}
