import type { Database } from '../../db/pool.ts';
import type { Script, UpdateScriptBody } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { refuseWhileWriting } from '../generations/refuseWhileWriting.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { getSettings } from '../settings/getSettings.ts';
import { addEdit } from '../versions/addEdit.ts';
import { replaceText } from './replaceText.ts';
import { findScriptRow, lockScriptRow } from './scripts.queries.ts';
import { tellChange } from './tellChange.ts';

/**
 * Nobody's change is overwritten unseen: a change is made to the revision it was written for, or refused with the current
 * one. Another text is a version, one for each sitting.
 */
export async function updateScript(database: Database, accountId: string, id: string, body: UpdateScriptBody): Promise<Script> {
  return database.transaction(async (queries) => {
    const quota = await lockQuota(queries, accountId);
    if (!(await findScriptRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such script');
    const row = await lockScriptRow(queries, id);
    await refuseWhileWriting(queries, id);
    if (row.revision !== body.baseRevision)
      throw new AppError('VERSION_CONFLICT', 'the script has changed meanwhile', { details: { revision: row.revision } });
    const { title, content = row.content, editSession = null } = body;
    // Only a text that is sent is timed anew.
    const { readingSpeed } = body.content === undefined ? row : await getSettings(queries, accountId);
    const changed = await replaceText(queries, row, { title, content, readingSpeed });
    if (content !== row.content) {
      await addEdit(queries, id, editSession);
      await refuseMoreText(queries, quota);
    }
    return tellChange(queries, accountId, changed);
  });
}
