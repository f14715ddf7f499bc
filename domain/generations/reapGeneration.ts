import * as z from 'zod/mini';
import { sql, type Queries, type Transaction } from '../../db/pool.ts';
import { lockCreditAccountOf } from '../credits/lockCreditAccountOf.ts';
import { publishToUser } from '../events/streams.ts';
import { cancelLocked } from './cancelLocked.ts';
import { failLocked } from './failLocked.ts';
import { maxAttempts } from './lease.ts';
import { endLease, enqueueGeneration, lockGeneration, requeue } from './leases.queries.ts';
import { readProgress } from './readProgress.ts';

/**
 * No generation stays with a dead worker, and none waits unheard: a candidate, which was picked without a lock, is looked at again
 * under the locks. Says whether there was anything to do.
 */
export async function reapGeneration(queries: Transaction, id: string): Promise<boolean> {
  const account = await lockCreditAccountOf(queries, id);
  if (!account) return false;
  const { accountId } = account;
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

const Candidate = z.object({ id: z.uuid() });

/**
 * Seconds for which a generation may be due without a job that waits for it: a worker that has taken the job needs a moment to
 * claim. Without one for longer, its job was lost.
 */
const claimGraceSeconds = 30;

/** Generations that may have to be reaped, some at a time. */
export const listReapable = (queries: Queries, limit: number): Promise<readonly string[]> =>
  queries.anyFirst(sql.type(Candidate)`
    (select id from generation where status = 'running' and lease_expires_at < clock_timestamp() order by lease_expires_at limit ${limit})
    union all
    (select g.id from generation g where g.status = 'queued' and g.available_at < clock_timestamp() - make_interval(secs => ${claimGraceSeconds})
      and not exists (
        select from graphile_worker.jobs j
        where j.key = g.id || ':' || g.lease_seq + 1 and j.locked_at is null and j.attempts < j.max_attempts
      )
      order by g.available_at limit ${limit})
    union all
    (select id from generation where status = 'awaiting_approval' and available_at < clock_timestamp() limit ${limit})`);
