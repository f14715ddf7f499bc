import type { Queries } from '../../db/pool.ts';
import type { Try } from './limit.ts';
import { reserve } from './limits.queries.ts';
import { refuseSpent } from './refuseSpent.ts';
import { tooMany } from './secondsToWait.ts';

/** Counts a try, whatever comes of it. Throws `RATE_LIMITED` where none is left. */
export async function takeTry(queries: Queries, one: Try): Promise<void> {
  if (await countTry(queries, one)) return;
  await refuseSpent(queries, one);
  // The window ended since.
  throw tooMany(1);
}

/** Counts a try, whatever comes of it. False where none is left. */
export const countTry = async (queries: Queries, one: Try): Promise<boolean> => (await reserve(queries, one, true)) !== null;
