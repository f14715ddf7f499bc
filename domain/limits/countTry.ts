import type { Queries } from '../../db/pool.ts';
import type { Try } from './limit.ts';
import { reserve } from './limits.queries.ts';

/** Counts a try, whatever comes of it. False where none is left. */
export const countTry = async (queries: Queries, one: Try): Promise<boolean> => (await reserve(queries, one, true)) !== null;
