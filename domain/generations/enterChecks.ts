import type { Queries } from '../../db/pool.ts';
import { LeaseLostError, type Lease } from './lease.ts';
import { setChecking } from './leases.queries.ts';

/** All sections are written; what is left is to check the whole. Throws `LeaseLostError` as `withLease` does. */
export async function enterChecks(queries: Queries, lease: Lease): Promise<void> {
  if (!(await setChecking(queries, lease))) throw new LeaseLostError(lease);
}
