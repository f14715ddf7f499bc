import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

/** Accounts whose period is over or whose grants have expired unbooked, some at a time. */
export const listDueAccounts = (queries: Queries, limit: number): Promise<readonly string[]> =>
  queries.anyFirst(sql.type(z.object({ account_id: z.uuid() }))`
    (select account_id from credit_account where period_end <= now() order by period_end limit ${limit})
    union
    (select account_id from credit_grant where remaining > 0 and expires_at <= now() limit ${limit})`);
