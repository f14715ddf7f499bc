import type { Transaction } from '../../db/pool.ts';
import type { FailureCode } from '../../shared/errorCodes.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { resolveHold } from '../credits/resolveHold.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';
import { failScript, renewScript } from '../scripts/scriptStates.ts';
import { regenerationParams } from './regenerationParams.ts';
import { endAndEnqueueNext, type GenerationLock } from './leases.queries.ts';

/** A generation that cannot be finished gives everything back. The caller holds the locks of account and generation. */
export async function failLocked(
  queries: Transaction,
  accountId: string,
  generationId: string,
  found: GenerationLock,
  failure: FailureCode,
  reason: string,
): Promise<void> {
  const { leaseSeq } = found;
  await endAndEnqueueNext(queries, accountId, { id: generationId, leaseSeq, status: 'failed', charged: 0, failure, reason });
  const balance = await resolveHold(queries, generationId, 0);
  // What was to be written again keeps the text that it has.
  const script = await (found.scope === null ? failScript : renewScript)(queries, found.scriptId);
  const { id, title } = script;
  const about = { scriptId: id, title, ...regenerationParams(found.scope) };
  const notifications = await notify(queries, accountId, 'script.failed', { ...about, failure, credits: found.cost });
  await publishToUser(queries, accountId, [
    creditsChanged(balance),
    { type: 'script.failed', payload: toScriptChange(script, 'same') },
    ...notifications,
  ]);
}
