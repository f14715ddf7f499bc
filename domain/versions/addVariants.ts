import type { Queries } from '../../db/pool.ts';
import { insertVariants } from './variants.queries.ts';

/** What a generation has finished of its section is there to choose from. The caller holds the generation's lock. */
export const addVariants = async (queries: Queries, generationId: string): Promise<void> =>
  void (await insertVariants(queries, generationId));
