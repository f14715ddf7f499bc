import type { Queries } from '../../db/pool.ts';
import { listDueRows } from './credits.queries.ts';

/** Accounts whose period is over or whose grants have expired unbooked, some at a time. */
export const listDueAccounts = (queries: Queries, limit: number): Promise<readonly string[]> => listDueRows(queries, limit);
