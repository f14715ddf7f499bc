import type { Queries } from '../../db/pool.ts';
import type { Try } from './limit.ts';
import { keyOf, listCounters } from './limits.queries.ts';
import { secondsToWait, tooMany } from './secondsToWait.ts';

/** Throws `RATE_LIMITED` where no try is left, and counts nothing. */
export async function refuseSpent(queries: Queries, one: Try): Promise<void> {
  const [counter] = await listCounters(queries, [keyOf(one)]);
  const seconds = secondsToWait(one.limit, counter);
  if (seconds > 0) throw tooMany(seconds);
}
