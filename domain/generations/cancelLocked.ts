import type { Transaction } from '../../db/pool.ts';
import { chargeOnCancel } from '../../shared/cost.ts';
import type { Script, Section } from '../../shared/scripts.schema.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { resolveHold } from '../credits/resolveHold.ts';
import type { NewEvent } from '../events/publish.ts';
import { publishToUser } from '../events/streams.ts';
import { assembleContent } from '../../shared/markup/assembleContent.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { deliverScript, keepText } from '../scripts/deliverScript.ts';
import { failScript, renewScript } from '../scripts/scriptStates.ts';
import { endAndEnqueueNext, type GenerationLock } from './leases.queries.ts';
import { speedOf } from './regeneration.policy.ts';
import { getDraft, insertVariants, listSections } from './sections.queries.ts';

/** As `endCancelled`, and every tab learns of it. */
export async function cancelLocked(
  queries: Transaction,
  accountId: string,
  generationId: string,
  found: GenerationLock,
): Promise<void> {
  await publishToUser(queries, accountId, await endCancelled(queries, accountId, generationId, found));
}

/**
 * Ends a cancelled generation: what is finished is kept and charged by its share, the rest goes back. The caller
 * holds the locks of account and generation. Gives the events that show it.
 */
export async function endCancelled(
  queries: Transaction,
  accountId: string,
  generationId: string,
  found: GenerationLock,
): Promise<NewEvent[]> {
  const sections = await listSections(queries, generationId);
  const finished = sections.reduce((sum, section) => sum + section.plannedSeconds, 0);
  const charged = chargeOnCancel(found.cost, finished, found.plannedSeconds ?? finished);
  const { leaseSeq } = found;
  await endAndEnqueueNext(queries, accountId, { id: generationId, leaseSeq, status: 'cancelled', charged });
  const balance = await resolveHold(queries, generationId, charged);
  const script = await keepFinished(queries, generationId, found, charged > 0 ? sections : []);
  return [creditsChanged(balance), { type: 'script.cancelled', payload: toScriptChange(script, 'delivered') }];
}

/** A first writing leaves what it has as the script. Any later one leaves the script's text alone, and what it has beside it. */
async function keepFinished(
  queries: Transaction,
  generationId: string,
  { scope, scriptId }: GenerationLock,
  sections: readonly Section[],
): Promise<Script> {
  const content = assembleContent(sections);
  if (scope === null)
    return content === ''
      ? failScript(queries, scriptId)
      : deliverScript(queries, scriptId, generationId, 'partial', content, []);
  if (scope.kind === 'section') await insertVariants(queries, generationId);
  else if (content !== '')
    await keepText(queries, scriptId, {
      generationId,
      by: await getDraft(queries, generationId),
      content,
      readingSpeed: speedOf(scope),
    });
  return renewScript(queries, scriptId);
}
