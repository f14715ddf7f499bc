import type { Database, Queries } from '../../db/pool.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { cancelLocked } from './cancelLocked.ts';
import { failLocked } from './failLocked.ts';
import { endLease, findAccountOf, listReapable, lockGeneration, requeue, enqueueGeneration } from './leases.queries.ts';
import { maxAttempts } from './lease.ts';
import { readProgress } from './readProgress.ts';

/** Generations looked at in one round. */
const roundSize = 50;

/**
 * No generation stays with a dead worker, and none waits unheard: candidates are picked without a lock, and each is
 * looked at again under the locks. Returns how many were fixed.
 */
export async function reapGenerations(database: Database): Promise<number> {
  let fixed = 0;
  for (const id of await listReapable(database, roundSize)) {
    const accountId = await findAccountOf(database, id);
    if (accountId !== null && (await database.transaction((queries) => reapOne(queries, accountId, id)))) fixed += 1;
  }
  return fixed;
}

async function reapOne(queries: Queries, accountId: string, id: string): Promise<boolean> {
  await lockCreditAccount(queries, accountId);
  const found = await lockGeneration(queries, id);
  if (found?.status === 'queued') {
    // Put off since it was picked: its own job comes in time, and one now would replace it.
    if (!found.isDue) return false;
    await enqueueGeneration(queries, id, found.leaseSeq + 1);
    return true;
  }
  if (found?.status === 'awaiting_approval') {
    if (!found.isDue) return false;
    await cancelLocked(queries, accountId, id, found);
    return true;
  }
  if (found?.status !== 'running' || !found.expired) return false;
  if (found.cancelRequested) await cancelLocked(queries, accountId, id, found);
  else if (found.attempts >= maxAttempts)
    await failLocked(queries, accountId, id, found, 'ATTEMPTS_EXHAUSTED', 'the worker was lost on the last attempt');
  else {
    await endLease(queries, id, found.leaseSeq, 'lost', 'the lease ran out');
    await requeue(queries, id, 0, true);
    await enqueueGeneration(queries, id, found.leaseSeq + 1);
    await publishToUser(queries, accountId, [
      { type: 'script.retrying', payload: await readProgress(queries, id, found.scriptId) },
    ]);
  }
  return true;
}
