import type { Database } from '../../db/pool.ts';
import type { Finding } from '../../shared/scripts.schema.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { resolveHold } from '../credits/resolveHold.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';
import { deliverScript } from '../scripts/deliverScript.ts';
import { endAndRingNext } from './endAndRingNext.ts';
import { endLease } from './leases.queries.ts';
import type { Lease } from './lease.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/** The text is delivered and the hold settled in one commit; either both are true or neither is. */
export const finishGeneration = (
  database: Database,
  lease: Lease,
  content: string,
  findings: readonly Finding[],
): Promise<void> =>
  withAccountAndLease(database, lease, async (queries, found) => {
    await endLease(queries, lease.generationId, lease.leaseSeq, 'completed', null);
    await endAndRingNext(queries, lease.accountId, lease.generationId, 'completed', found.cost);
    const balance = await resolveHold(queries, lease.generationId, found.cost);
    const script = await deliverScript(queries, lease.scriptId, 'ready', content, findings);
    const news = await notify(queries, lease.accountId, 'script.completed', { scriptId: script.id, title: script.title });
    await publishToUser(queries, lease.accountId, [
      creditsChanged(balance),
      { type: 'script.completed', payload: { script } },
      news,
    ]);
  });
