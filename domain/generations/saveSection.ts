import type { Transaction } from '../../db/pool.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { insertSection } from './sections.queries.ts';
import type { Lease } from './lease.ts';
import { readProgress } from './readProgress.ts';
import { withLease } from './withLease.ts';

/**
 * Each section is saved, with what its writer must remember, before the next is begun. `positionInText` is the section's in the
 * text where that is not its position in the work, as with variants of one section.
 */
export const saveSection = (
  queries: Transaction,
  lease: Lease,
  { memory, ...section }: Section & { readonly memory: unknown },
  positionInText = section.position,
): Promise<void> =>
  withLease(queries, lease, async () => {
    await insertSection(queries, lease.generationId, section, memory);
    const progress = await readProgress(queries, lease.generationId, lease.scriptId);
    await publishToUser(queries, lease.accountId, [
      { type: 'script.section', payload: { ...progress, section: { ...section, position: positionInText } } },
    ]);
  });
