import type { Queries } from '../../db/pool.ts';
import { touchScript, type ScriptRow } from './scripts.queries.ts';
import { lockForChange } from './lockForChange.ts';

/** A script is to be written again: it stays as it is, and readable, until it has been. Refuses as any change does. */
export async function openForRewriting(
  queries: Queries,
  accountId: string,
  id: string,
  baseRevision: number,
  check: (row: ScriptRow) => void,
): Promise<ScriptRow> {
  check(await lockForChange(queries, accountId, id, baseRevision));
  return touchScript(queries, id);
}
