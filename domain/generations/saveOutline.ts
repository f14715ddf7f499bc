import type { Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { outlineScript } from '../scripts/outlineScript.ts';
import { findGeneration } from './generations.queries.ts';
import { setStage } from './leases.queries.ts';
import type { Lease } from './lease.ts';
import { withLease } from './withLease.ts';

/** The outline is there before the first sentence, and stays the same over retries. */
export const saveOutline = (queries: Transaction, lease: Lease, outlined: Parameters<typeof outlineScript>[2]): Promise<void> =>
  withLease(queries, lease, async () => {
    await setStage(
      queries,
      lease.generationId,
      'section',
      outlined.outline.reduce((sum, section) => sum + section.plannedSeconds, 0),
    );
    const revision = await outlineScript(queries, lease.scriptId, outlined);
    const generation = await findGeneration(queries, lease.generationId);
    if (!generation) throw new Error(`generation ${lease.generationId} is gone`);
    const { memory: _memory, ...shown } = outlined;
    const payload = { ...shown, scriptId: lease.scriptId, revision, generation, outline: [...outlined.outline] };
    await publishToUser(queries, lease.accountId, [{ type: 'script.outlined', payload }]);
  });
