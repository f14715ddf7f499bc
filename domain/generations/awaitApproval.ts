import type { Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';
import { findTitle } from './generations.queries.ts';
import { cancelLocked } from './cancelLocked.ts';
import { endLease, enqueueNext, restForApproval } from './leases.queries.ts';
import type { Lease } from './lease.ts';
import { readProgress } from './readProgress.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/** The outline is there and the person wants to see it first: the worker lets go, and the account's next one may begin. */
export const awaitApproval = (queries: Transaction, lease: Lease): Promise<void> =>
  withAccountAndLease(queries, lease, async (found) => {
    if (found.cancelRequested) return cancelLocked(queries, lease.accountId, lease.generationId, found);
    await endLease(queries, lease.generationId, lease.leaseSeq, 'awaits_approval', null);
    await restForApproval(queries, lease.generationId);
    await enqueueNext(queries, lease.accountId);
    const progress = await readProgress(queries, lease.generationId, lease.scriptId);
    const title = (await findTitle(queries, lease.scriptId)) ?? '';
    const notifications = await notify(queries, lease.accountId, 'script.awaiting_approval', { scriptId: lease.scriptId, title });
    await publishToUser(queries, lease.accountId, [{ type: 'script.awaiting_approval', payload: progress }, ...notifications]);
  });
