import type { Database } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { lockForChange } from '../scripts/lockForChange.ts';
import { replaceText } from '../scripts/replaceText.ts';
import { tellChange } from '../scripts/tellChange.ts';
import { addVersion } from './addVersion.ts';
import { findReadingSpeed } from './findReadingSpeed.ts';
import { getVersion } from './getVersion.ts';
import { getOrigin } from './versions.queries.ts';

/**
 * Brings a version's text back, timed as it was, as one more version: the text that it takes the place of stays one too.
 */
export async function restoreVersion(
  database: Database,
  accountId: string,
  scriptId: string,
  id: string,
  baseRevision: number,
): Promise<Script> {
  return database.transaction(async (queries) => {
    const quota = await lockQuota(queries, accountId);
    const row = await lockForChange(queries, accountId, scriptId, baseRevision);
    const { author, content, totalSeconds } = await getVersion(queries, accountId, scriptId, id);
    const readingSpeed = findReadingSpeed(content, totalSeconds, row) ?? row.readingSpeed;
    const restored = await replaceText(queries, row, { content, readingSpeed, origin: await getOrigin(queries, id) });
    await addVersion(queries, scriptId, { reason: 'restored', author, restoredFrom: id });
    await refuseMoreText(queries, quota);
    return tellChange(queries, accountId, restored);
  });
}
