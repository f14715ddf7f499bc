import type { Transaction } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { resolveHold } from '../credits/resolveHold.ts';
import { notifyOfLowCredits } from '../credits/notifyOfLowCredits.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';
import { endAndEnqueueNext, type GenerationLock } from './leases.queries.ts';
import type { Lease } from './lease.ts';
import { regenerationParams } from './regenerationParams.ts';

/** What was asked for is delivered and paid, in one commit. The caller holds the locks of account and generation. */
export async function completeLocked(
  queries: Transaction,
  { accountId, generationId }: Lease,
  found: GenerationLock,
  deliver: () => Promise<Script>,
): Promise<void> {
  const { leaseSeq, cost } = found;
  await endAndEnqueueNext(queries, accountId, { id: generationId, leaseSeq, status: 'completed', charged: cost });
  const balance = await resolveHold(queries, generationId, cost);
  const script = await deliver();
  const notifications = await notify(queries, accountId, 'script.completed', {
    scriptId: script.id,
    title: script.title,
    ...regenerationParams(found.scope),
  });
  await publishToUser(queries, accountId, [
    creditsChanged(balance),
    { type: 'script.completed', payload: toScriptChange(script, 'delivered') },
    ...notifications,
    ...(await notifyOfLowCredits(queries, accountId, balance)),
  ]);
}
