import type { Transaction } from '../../db/pool.ts';
import type { OutlineSection } from '../../shared/generations.schema.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { readScript } from '../scriptPages/readScript.ts';
import type { ScriptRow } from '../scriptPages/scriptColumns.ts';
import { lockRevision } from './lockScript.ts';
import { outlineColumns, setSections, type Outlined } from './scripts.queries.ts';

export { outlineColumns, type Outlined };

/** Puts another outline in place of the one that the caller has seen; what somebody else made of it is never lost unseen. */
export async function reviseOutline(
  queries: Transaction,
  id: string,
  baseRevision: number,
  change: (row: ScriptRow) => readonly OutlineSection[],
): Promise<Script> {
  const row = await lockRevision(queries, id, baseRevision);
  return readScript(queries, await setSections(queries, id, change(row)));
}
