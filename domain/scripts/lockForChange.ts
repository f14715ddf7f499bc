import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { refuseWhileWriting } from '../generations/refuseWhileWriting.ts';
import { checkBase } from './checkBase.ts';
import { findScriptRow, lockScriptRow, type ScriptRow } from './scripts.queries.ts';

/**
 * Locks a person's script for a change of its text. Throws `NOT_FOUND`, `SCRIPT_BUSY` while it is being written, and
 * `VERSION_CONFLICT`, with the present one, where it is not the revision that the caller has seen.
 */
export async function lockForChange(queries: Queries, accountId: string, id: string, baseRevision: number): Promise<ScriptRow> {
  if (!(await findScriptRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such script');
  await lockScriptRow(queries, id);
  await refuseWhileWriting(queries, id);
  return checkBase(queries, id, baseRevision);
}
