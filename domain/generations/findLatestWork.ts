import type { Queries } from '../../db/pool.ts';
import type { Generation } from '../../shared/generations.schema.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import { findLatestGeneration } from './generations.queries.ts';
import { listSections } from './sections.queries.ts';

/** A script's newest generation, and what it has saved so far. */
export async function findLatestWork(
  queries: Queries,
  scriptId: string,
): Promise<{ generation: Generation | null; sections: readonly Section[] }> {
  const generation = await findLatestGeneration(queries, scriptId);
  return { generation, sections: generation ? await listSections(queries, generation.id) : [] };
}
