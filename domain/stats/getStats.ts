import type { Queries } from '../../db/pool.ts';
import type { Stats } from '../../shared/stats.schema.ts';
import { monthStart } from './monthStart.ts';
import { countFigures, findLatestScript } from './stats.queries.ts';

/** Figures of a person's scripts at a moment; the month is that of the time zone. */
export async function getStats(queries: Queries, accountId: string, now: Date, timeZone: string): Promise<Stats> {
  const figures = await countFigures(queries, accountId, monthStart(now, timeZone));
  return { ...figures, latest: await findLatestScript(queries, accountId) };
}
