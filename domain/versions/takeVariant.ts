import type { Database } from '../../db/pool.ts';
import { spliceSection } from '../../shared/markup/spliceSection.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { deliverSection } from '../scripts/deliverSection.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { findSection } from '../scripts/findSection.ts';
import { lockForChange } from '../scripts/lockForChange.ts';
import { readForChange } from '../scripts/readForChange.ts';
import { requestAnalysis } from '../scripts/requestAnalysis.ts';
import { publishScriptChange } from '../scripts/publishScriptChange.ts';
import { findVariant, setUsed } from './variants.queries.ts';

/** A proposal takes the place of its section, wherever that stands by now; what stood there stays in the version before. */
export async function takeVariant(
  database: Database,
  texts: ThreadPool,
  accountId: string,
  scriptId: string,
  id: string,
  baseRevision: number,
): Promise<Script> {
  const facts = await readForChange(database, accountId, scriptId, baseRevision);
  const variant = await findVariant(database, scriptId, id);
  if (!variant) throw new AppError('NOT_FOUND', 'no such proposal');
  const { position } = findSection(facts, { section: variant.section, title: variant.sectionTitle });
  const content = spliceSection(facts.content, position, variant.content);
  const text = await requestAnalysis(texts, accountId, { content, facts });
  return database.transaction(async (queries) => {
    const quota = await lockQuota(queries, accountId);
    await lockForChange(queries, accountId, scriptId, baseRevision);
    await setUsed(queries, id);
    const { generationId } = variant;
    const taken = await deliverSection(queries, scriptId, {
      generationId,
      reason: 'variant',
      by: variant,
      replaces: facts.content,
      text,
    });
    await refuseMoreText(queries, quota);
    return publishScriptChange(queries, accountId, taken, 'changed');
  });
}
