import type { Database } from '../../db/pool.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { resolveHold } from '../credits/resolveHold.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';
import { readScript } from '../scripts/readScript.ts';
import { lockScriptRow, setText, type Text } from '../scripts/scripts.queries.ts';
import { endAndRingNext } from './endAndRingNext.ts';
import { endLease } from './leases.queries.ts';
import type { Lease } from './lease.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/** The text is delivered and the hold settled in one commit; either both are true or neither is. */
export const finishGeneration = (database: Database, lease: Lease, text: Omit<Text, 'status' | 'title'>): Promise<void> =>
  withAccountAndLease(database, lease, async (queries, found) => {
    await endLease(queries, lease.generationId, lease.leaseSeq, 'completed', null);
    await endAndRingNext(queries, lease.accountId, lease.generationId, 'completed', found.cost);
    const balance = await resolveHold(queries, lease.generationId, found.cost);
    const { title } = await lockScriptRow(queries, lease.scriptId);
    const row = await setText(queries, lease.scriptId, { ...text, title, status: 'ready' });
    const news = await notify(queries, lease.accountId, 'script.completed', { scriptId: row.id, title });
    await publishToUser(queries, lease.accountId, [
      creditsChanged(balance),
      { type: 'script.completed', payload: { script: await readScript(queries, row) } },
      news,
    ]);
  });
