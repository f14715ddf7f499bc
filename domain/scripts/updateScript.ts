import type { Database } from '../../db/pool.ts';
import { clockFor, spokenWords, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import type { Script, UpdateScriptBody } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { refuseWhileWriting } from '../generations/refuseWhileWriting.ts';
import { checkContent } from './checkContent.ts';
import { readScript } from './readScript.ts';
import { findScriptRow, lockScriptRow, setText } from './scripts.queries.ts';

/** Nobody's change is overwritten unseen: a change is made to the revision it was written for, or refused with the current one. */
export async function updateScript(database: Database, accountId: string, id: string, body: UpdateScriptBody): Promise<Script> {
  return database.transaction(async (queries) => {
    if (!(await findScriptRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such script');
    const row = await lockScriptRow(queries, id);
    await refuseWhileWriting(queries, id);
    if (row.revision !== body.baseRevision)
      throw new AppError('VERSION_CONFLICT', 'the script has changed meanwhile', { details: { revision: row.revision } });
    const content = body.content ?? row.content;
    const parsed = parseScript(content);
    const timing = content === '' ? null : timeScript(parsed, clockFor(row));
    const changed = await setText(queries, id, {
      title: body.title ?? row.title,
      content,
      words: spokenWords(parsed),
      timing,
      findings: content === row.content ? row.findings : checkContent(content, row, [], null),
      status: row.status,
    });
    const script = await readScript(queries, changed);
    await publishToUser(queries, accountId, [{ type: 'script.updated', payload: { script } }]);
    return script;
  });
}
