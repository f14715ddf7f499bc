import type { Database } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { deliverSection } from '../scripts/deliverSection.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { findSection } from '../scripts/findSection.ts';
import { lockForChange } from '../scripts/lockForChange.ts';
import { tellChange } from '../scripts/tellChange.ts';
import { findVariant, setUsed } from './variants.queries.ts';

/** A proposal takes the place of its section, wherever that stands by now; what stood there stays in the version before. */
export async function takeVariant(
  database: Database,
  accountId: string,
  scriptId: string,
  id: string,
  baseRevision: number,
): Promise<Script> {
  return database.transaction(async (queries) => {
    const quota = await lockQuota(queries, accountId);
    const row = await lockForChange(queries, accountId, scriptId, baseRevision);
    const variant = await findVariant(queries, scriptId, id);
    if (!variant) throw new AppError('NOT_FOUND', 'no such proposal');
    const { position } = findSection(row, { section: variant.section, title: variant.sectionTitle });
    const { generationId, content: body } = variant;
    await setUsed(queries, id);
    const taken = await deliverSection(queries, scriptId, { generationId, reason: 'variant', by: variant, position, body });
    await refuseMoreText(queries, quota);
    return tellChange(queries, accountId, taken);
  });
}
