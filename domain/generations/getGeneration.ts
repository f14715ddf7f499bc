import type { Queries } from '../../db/pool.ts';
import type { GenerationDetails } from '../../shared/generations.schema.ts';
import { AppError } from '../AppError.ts';
import { findOwnGeneration, findUsage } from './generations.queries.ts';

/** A person's own generation, with what its model took. */
export async function getGeneration(queries: Queries, accountId: string, id: string): Promise<GenerationDetails> {
  const generation = await findOwnGeneration(queries, accountId, id);
  if (!generation) throw new AppError('NOT_FOUND', 'no such generation');
  return { ...generation, usage: await findUsage(queries, id) };
}
