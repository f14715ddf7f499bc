import type { Queries } from '../../db/pool.ts';
import { LeaseLostError, type Lease } from './lease.ts';
import { keepOutline, type Outlined } from './outline.queries.ts';

/** The outline is there before the first sentence, and stays the same over retries. Throws `LeaseLostError` as `withLease` does. */
export async function saveOutline(queries: Queries, lease: Lease, outlined: Outlined): Promise<void> {
  if (!(await keepOutline(queries, lease, outlined))) throw new LeaseLostError(lease);
}
