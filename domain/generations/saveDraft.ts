import type { Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { setStage } from './leases.queries.ts';
import type { Lease } from './lease.ts';
import { readProgress } from './readProgress.ts';
import { setDraft, type Draft } from './sections.queries.ts';
import { withLease } from './withLease.ts';

/**
 * What writes a script again is settled before the first sentence, and stays the same over retries. It is the
 * generation's own: the script keeps what it has until the text is there.
 */
export const saveDraft = (queries: Transaction, lease: Lease, draft: Draft): Promise<void> =>
  withLease(queries, lease, async () => {
    const planned = draft.outline.reduce((sum, section) => sum + section.plannedSeconds, 0);
    await setDraft(queries, lease.generationId, draft);
    await setStage(queries, lease.generationId, 'section', planned || null);
    await publishToUser(queries, lease.accountId, [
      { type: 'script.stage', payload: await readProgress(queries, lease.generationId, lease.scriptId) },
    ]);
  });
