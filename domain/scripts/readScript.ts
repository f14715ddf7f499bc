import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { findLatestGeneration } from '../generations/generations.queries.ts';
import { listSections } from '../generations/sections.queries.ts';
import { presentScript } from './presentScript.ts';
import type { ScriptRow } from './scripts.queries.ts';

/** Completes a script's row with its newest generation and what that has saved so far. */
export async function readScript(queries: Queries, row: ScriptRow): Promise<Script> {
  const generation = await findLatestGeneration(queries, row.id);
  const saved = generation && row.status === 'writing' ? await listSections(queries, generation.id) : [];
  return presentScript(row, generation, saved);
}
