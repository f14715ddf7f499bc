import type { Queries } from '../../db/pool.ts';
import type { EventPayload } from '../../shared/events.ts';
import { touchScript } from '../scripts/scripts.queries.ts';
import { findGeneration } from './generations.queries.ts';

/** Raises the script's revision and gives the state of its generation, as events carry it. */
export async function readProgress(
  queries: Queries,
  generationId: string,
  scriptId: string,
): Promise<EventPayload<'script.stage'>> {
  const { revision } = await touchScript(queries, scriptId);
  const generation = await findGeneration(queries, generationId);
  if (!generation) throw new Error(`generation ${generationId} is gone`);
  return { scriptId, revision, generation };
}
