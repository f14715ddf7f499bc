import type { Database } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { lockForChange } from '../scripts/lockForChange.ts';
import { readForChange } from '../scripts/readForChange.ts';
import { replaceText } from '../scripts/replaceText.ts';
import { requestAnalysis } from '../scripts/requestAnalysis.ts';
import { publishScriptChange } from '../scripts/publishScriptChange.ts';
import { addVersion } from './addVersion.ts';
import { getVersion } from './getVersion.ts';
import { getOrigin } from './versions.queries.ts';

/**
 * Brings a version's text back, timed as it was, as one more version: the text that it takes the place of stays one too.
 */
export async function restoreVersion(
  database: Database,
  texts: ThreadPool,
  accountId: string,
  scriptId: string,
  id: string,
  baseRevision: number,
): Promise<Script> {
  const facts = await readForChange(database, accountId, scriptId, baseRevision);
  const { author, content, totalSeconds: lasted } = await getVersion(database, accountId, scriptId, id);
  const text = await requestAnalysis(texts, accountId, { content, facts, lasted });
  return database.transaction(async (queries) => {
    const quota = await lockQuota(queries, accountId);
    // No version's text changes while the script's revision stays.
    const row = await lockForChange(queries, accountId, scriptId, baseRevision);
    const restored = await replaceText(queries, row, {
      // The same text keeps what was found of it.
      text: content === row.content ? { ...text, findings: row.findings } : text,
      origin: await getOrigin(queries, id),
    });
    await addVersion(queries, scriptId, { reason: 'restored', author, restoredFrom: id });
    await refuseMoreText(queries, quota);
    return publishScriptChange(queries, accountId, restored, 'changed');
  });
}
