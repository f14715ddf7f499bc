import type { Transaction } from '../../db/pool.ts';
import type { EventPayload } from '../../shared/events.ts';
import { touchAndFind } from './generations.queries.ts';

/** Raises the script's revision and gives the state of its generation, as events carry it. */
export async function readProgress(
  queries: Transaction,
  generationId: string,
  scriptId: string,
): Promise<EventPayload<'script.stage'>> {
  const touched = await touchAndFind(queries, generationId, scriptId);
  if (!touched) throw new Error(`generation ${generationId} is gone`);
  const { revision, ...generation } = touched;
  return { scriptId, revision, generation };
}
