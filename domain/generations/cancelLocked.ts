import type { Queries } from '../../db/pool.ts';
import { chargeOnCancel } from '../../shared/cost.ts';
import { clockFor, spokenWords, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { resolveHold } from '../credits/resolveHold.ts';
import { publishToUser } from '../events/streams.ts';
import { assembleContent } from '../scripts/assembleContent.ts';
import { readScript } from '../scripts/readScript.ts';
import { lockScriptRow, setStatus, setText, type ScriptRow } from '../scripts/scripts.queries.ts';
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
  const row = await lockScriptRow(queries, found.scriptId);
  const ended =
    charged > 0
      ? await setText(queries, row.id, partialText(row, assembleContent(sections)))
      : await setStatus(queries, row.id, 'failed');
  await publishToUser(queries, accountId, [
    creditsChanged(balance),
    { type: 'script.cancelled', payload: { script: await readScript(queries, ended) } },
  ]);
}

function partialText(row: ScriptRow, content: string) {
  const parsed = parseScript(content);
  return {
    title: row.title,
    content,
    words: spokenWords(parsed),
    timing: timeScript(parsed, clockFor(row)),
    findings: [],
    status: 'partial' as const,
  };
}
