import type { Queries } from '../../db/pool.ts';
import type { OutlineSection } from '../../shared/generations.schema.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { checkBase } from './checkBase.ts';
import { readScript } from './readScript.ts';
import { setSections, type ScriptRow } from './scripts.queries.ts';

/** Puts another outline in the place of the one that the caller has seen; what somebody else made of it is never lost unseen. */
export async function reviseOutline(
  queries: Queries,
  id: string,
  baseRevision: number,
  change: (row: ScriptRow) => readonly OutlineSection[],
): Promise<Script> {
  const row = await checkBase(queries, id, baseRevision);
  return readScript(queries, await setSections(queries, id, change(row)));
}
