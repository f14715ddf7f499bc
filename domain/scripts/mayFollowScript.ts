import type { Queries } from '../../db/pool.ts';
import { findFollowedRevision } from './scripts.queries.ts';

/** Only its owner hears of a script, and only while it is not deleted. Gives its revision, `null` where it may not be followed. */
export const mayFollowScript = (queries: Queries, accountId: string, id: string): Promise<number | null> =>
  findFollowedRevision(queries, accountId, id);
