import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { refuseWhileWriting } from '../generations/refuseWhileWriting.ts';
import { readScript } from './readScript.ts';
import { findScriptRow, type ScriptRow } from './scripts.queries.ts';

/**
 * A person's script as a change of its text would find it, with the refusals of `lockForChange` and without its lock:
 * for what has to be worked out beforehand. While the revision is the same, so is the text.
 */
export async function readForChange(queries: Queries, accountId: string, id: string, baseRevision: number): Promise<ScriptRow> {
  const row = await findScriptRow(queries, accountId, id);
  if (!row) throw new AppError('NOT_FOUND', 'no such script');
  await refuseWhileWriting(queries, id);
  if (row.revision === baseRevision) return row;
  throw new AppError('VERSION_CONFLICT', 'the script has changed meanwhile', {
    details: { revision: row.revision, script: await readScript(queries, row) },
  });
}
