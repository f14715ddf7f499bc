import type { Transaction } from '../../db/pool.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { LeaseLostError, type Lease } from './lease.ts';
import { keepSection } from './sections.queries.ts';

/**
 * Each section is saved, with what its writer must remember, before the next is begun. `positionInText` is the section's in the
 * text where that is not its position in the work, as with variants of one section. Throws `LeaseLostError` as `withLease` does.
 */
export async function saveSection(
  queries: Transaction,
  lease: Lease,
  { memory, ...section }: Section & { readonly memory: unknown },
  positionInText = section.position,
): Promise<void> {
  const kept = await keepSection(queries, lease, section, memory);
  if (!kept) throw new LeaseLostError(lease);
  const { revision, ...generation } = kept;
  await publishToUser(queries, lease.accountId, [
    {
      type: 'script.section',
      payload: { scriptId: lease.scriptId, revision, generation, section: { ...section, position: positionInText } },
    },
  ]);
}
