import type { Transaction } from '../../db/pool.ts';
import { renewLeaseRow } from './leases.queries.ts';
import { LeaseLostError, type Lease } from './lease.ts';

/** Keeps the lease and says whether the person wants it stopped. Throws `LeaseLostError` where it is no longer ours. */
export async function renewLease(
  queries: Transaction,
  lease: Lease,
  leaseSeconds: number,
): Promise<{ cancelRequested: boolean }> {
  const renewed = await renewLeaseRow(queries, lease.generationId, lease.leaseSeq, leaseSeconds);
  if (!renewed) throw new LeaseLostError(lease);
  return renewed;
}
