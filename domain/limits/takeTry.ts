import type { Queries } from '../../db/pool.ts';
import { countTry } from './countTry.ts';
import type { Try } from './limit.ts';
import { refuseSpent } from './refuseSpent.ts';
import { tooMany } from './secondsToWait.ts';

/** Counts a try, whatever comes of it. Throws `RATE_LIMITED` where none is left. */
export async function takeTry(queries: Queries, one: Try): Promise<void> {
  if (await countTry(queries, one)) return;
  await refuseSpent(queries, one);
  // The window ended since.
  throw tooMany(1);
}
