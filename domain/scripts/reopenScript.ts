import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { findScriptRow, setStatus, type ScriptRow } from './scripts.queries.ts';

/** A script whose writing failed is to be written again; one that has a text stays as it is meanwhile. Throws `NOT_FOUND` for one that is not this person's. */
export async function reopenScript(
  queries: Queries,
  accountId: string,
  id: string,
  check: (row: ScriptRow) => void | Promise<void>,
): Promise<ScriptRow> {
  const row = await findScriptRow(queries, accountId, id);
  if (!row) throw new AppError('NOT_FOUND', 'no such script');
  await check(row);
  return setStatus(queries, row.id, row.status === 'failed' ? 'writing' : row.status);
}
