import type { Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { setStage } from './leases.queries.ts';
import type { Lease } from './lease.ts';
import { readProgress } from './readProgress.ts';
import { withLease } from './withLease.ts';

/** All sections are written; what is left is to check the whole. */
export const enterChecks = (queries: Transaction, lease: Lease): Promise<void> =>
  withLease(queries, lease, async () => {
    await setStage(queries, lease.generationId, 'checks');
    await publishToUser(queries, lease.accountId, [
      { type: 'script.stage', payload: await readProgress(queries, lease.generationId, lease.scriptId) },
    ]);
  });
