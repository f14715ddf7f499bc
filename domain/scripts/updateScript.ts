import type { Database, Queries } from '../../db/pool.ts';
import type { Script, UpdateScriptBody } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { refuseWhileWriting } from '../generations/refuseWhileWriting.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { getSettings } from '../settings/getSettings.ts';
import { addEdit } from '../versions/addEdit.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import type { TextAnalysis } from './analyseText.ts';
import { replaceText } from './replaceText.ts';
import { requestAnalysis } from './requestAnalysis.ts';
import { findScriptRow, lockScriptRow, type ScriptRow } from './scripts.queries.ts';
import { publishScriptChange } from './publishScriptChange.ts';

/**
 * Nobody's change is overwritten unseen: a change is made to the revision it was written for, or refused with the current
 * one. Another text is a version, one for each editing session. A text is analysed before the lock is taken, and holds for the
 * revision that it was analysed for.
 */
export async function updateScript(
  database: Database,
  texts: ThreadPool,
  accountId: string,
  id: string,
  body: UpdateScriptBody,
): Promise<Script> {
  const { content, title, baseRevision, editSession = null } = body;
  const text = content === undefined ? null : await analyse(database, texts, accountId, id, content, baseRevision);
  return database.transaction(async (queries) => {
    const quota = await lockQuota(queries, accountId);
    if (!(await findScriptRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such script');
    const row = await lockScriptRow(queries, id);
    await refuseChange(queries, row, baseRevision);
    // Only a text that is sent is timed again.
    const changed = await replaceText(queries, row, { title, text: text ?? row });
    if (changed.content !== row.content) {
      await addEdit(queries, id, editSession);
      await refuseMoreText(queries, quota);
    }
    return publishScriptChange(queries, accountId, changed, changed.content === row.content ? 'same' : 'changed');
  });
}

/** What is refused under the lock is refused here already: nothing is worked out in vain. */
async function analyse(
  database: Database,
  texts: ThreadPool,
  accountId: string,
  id: string,
  content: string,
  baseRevision: number,
): Promise<TextAnalysis> {
  const row = await findScriptRow(database, accountId, id);
  if (!row) throw new AppError('NOT_FOUND', 'no such script');
  await refuseChange(database, row, baseRevision);
  const { readingSpeed } = await getSettings(database, accountId);
  const analysis = await requestAnalysis(texts, accountId, { content, facts: { ...row, readingSpeed } });
  return content === row.content ? { ...analysis, findings: row.findings } : analysis;
}

async function refuseChange(queries: Queries, { id, revision }: ScriptRow, baseRevision: number): Promise<void> {
  await refuseWhileWriting(queries, id);
  if (revision !== baseRevision)
    throw new AppError('VERSION_CONFLICT', 'the script has changed meanwhile', { details: { revision } });
}
