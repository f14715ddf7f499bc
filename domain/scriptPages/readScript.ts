import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { presentScript } from './presentScript.ts';
import type { ScriptRow } from './scriptColumns.ts';
import { findLatestGeneration, listSavedSections } from './scriptPages.queries.ts';

/** Completes a script's row with its newest generation and what that has saved so far. */
export async function readScript(queries: Queries, row: ScriptRow): Promise<Script> {
  const generation = await findLatestGeneration(queries, row.id);
  const isWriting = generation !== null && row.status === 'writing';
  return presentScript(row, generation, isWriting ? await listSavedSections(queries, generation.id) : []);
}
