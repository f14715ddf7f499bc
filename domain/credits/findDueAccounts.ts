import type { Queries } from '../../db/pool.ts';
import { listDueAccounts } from './credits.queries.ts';

/** Accounts whose period is over or whose grants have expired unbooked, some at a time. */
export const findDueAccounts = (queries: Queries, most: number): Promise<readonly string[]> => listDueAccounts(queries, most);
