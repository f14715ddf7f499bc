import type { Queries } from '../../db/pool.ts';
import { chargeOnCancel } from '../../shared/cost.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { resolveHold } from '../credits/resolveHold.ts';
import { publishToUser } from '../events/streams.ts';
import { assembleContent } from '../scripts/assembleContent.ts';
import { deliverScript } from '../scripts/deliverScript.ts';
import { failScript } from '../scripts/failScript.ts';
import { endAndRingNext } from './endAndRingNext.ts';
import { endLease, type GenerationLock } from './leases.queries.ts';
import { listSections } from './sections.queries.ts';

/**
 * Ends a cancelled generation: what is finished is kept and charged by its share, the rest goes back. The caller
 * holds the locks of account and generation.
 */
export async function cancelLocked(
  queries: Queries,
  accountId: string,
  generationId: string,
  found: GenerationLock,
): Promise<void> {
  const sections = await listSections(queries, generationId);
  const finished = sections.reduce((sum, section) => sum + section.plannedSeconds, 0);
  const charged = chargeOnCancel(found.cost, finished, found.plannedSeconds ?? finished);
  await endLease(queries, generationId, found.leaseSeq, 'cancelled', null);
  await endAndRingNext(queries, accountId, generationId, 'cancelled', charged);
  const balance = await resolveHold(queries, generationId, charged);
  const script =
    charged > 0
      ? await deliverScript(queries, found.scriptId, 'partial', assembleContent(sections), [])
      : await failScript(queries, found.scriptId);
  await publishToUser(queries, accountId, [creditsChanged(balance), { type: 'script.cancelled', payload: { script } }]);
}
