import type { Transaction } from '../../db/pool.ts';
import { holdsLease } from './leases.queries.ts';
import { LeaseLostError, type Lease } from './lease.ts';

/** Runs one write of the work behind its fence: a worker that has lost its lease writes nothing. */
export async function withLease<T>(queries: Transaction, lease: Lease, write: () => Promise<T>): Promise<T> {
  if (!(await holdsLease(queries, lease.generationId, lease.leaseSeq))) throw new LeaseLostError(lease);
  return write();
}
