import type { Transaction } from '../../db/pool.ts';
import { cancelLocked } from './cancelLocked.ts';
import type { Lease } from './lease.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/** The worker has stopped as the person wished: what is finished is kept and paid, the rest goes back. */
export const stopCancelled = (queries: Transaction, lease: Lease): Promise<void> =>
  withAccountAndLease(queries, lease, (found) => cancelLocked(queries, lease.accountId, lease.generationId, found));
