import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { readScript } from './readScript.ts';
import { lockScriptRow, type ScriptRow } from './scripts.queries.ts';

/** Locks a script, and refuses with the present one where it is not the one that the caller has seen. */
export async function checkBase(queries: Queries, id: string, baseRevision: number): Promise<ScriptRow> {
  const row = await lockScriptRow(queries, id);
  if (row.revision === baseRevision) return row;
  throw new AppError('VERSION_CONFLICT', 'the script has changed meanwhile', {
    details: { revision: row.revision, script: await readScript(queries, row) },
  });
}
