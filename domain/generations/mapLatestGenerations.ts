import type { Queries } from '../../db/pool.ts';
import type { Generation } from '../../shared/generations.schema.ts';
import { listLatestGenerations } from './generations.queries.ts';

/** The newest generation of each of these scripts, by the script's id. */
export async function mapLatestGenerations(
  queries: Queries,
  scriptIds: readonly string[],
): Promise<ReadonlyMap<string, Generation>> {
  const generations = scriptIds.length === 0 ? [] : (await listLatestGenerations(queries, scriptIds)).rows;
  return new Map(generations.map((generation) => [generation.scriptId, generation]));
}
