import type { Database, Queries } from '../../db/pool.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { lockGeneration, type GenerationLock } from './leases.queries.ts';
import { LeaseLostError, type Lease } from './lease.ts';

/** As `withLease`, for writes that move credits: the account is locked first, as everywhere. */
export const withAccountAndLease = <T>(
  database: Database,
  lease: Lease,
  write: (queries: Queries, found: GenerationLock) => Promise<T>,
): Promise<T> =>
  database.transaction(async (queries) => {
    await lockCreditAccount(queries, lease.accountId);
    const found = await lockGeneration(queries, lease.generationId);
    if (found?.status !== 'running' || found.leaseSeq !== lease.leaseSeq)
      throw new LeaseLostError(`lease ${lease.leaseSeq} of ${lease.generationId} is lost`);
    return write(queries, found);
  });
