import type { Queries } from '../../db/pool.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import { LeaseLostError, type Lease } from './lease.ts';
import { keepSection } from './sections.queries.ts';

/**
 * Each section is saved, with what its writer must remember, before the next is begun. `positionInText` is the section's in the
 * text where that is not its position in the work, as with variants of one section. Throws `LeaseLostError` as `withLease` does.
 */
export async function saveSection(
  queries: Queries,
  lease: Lease,
  { memory, ...section }: Section & { readonly memory: unknown },
  positionInText = section.position,
): Promise<void> {
  if (!(await keepSection(queries, lease, section, memory, positionInText))) throw new LeaseLostError(lease);
}
