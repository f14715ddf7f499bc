import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { planIds } from '../../shared/plans.ts';

const Rest = z.object({ available: z.int(), periodStart: z.string(), periodEnd: z.string(), plan: z.enum(planIds) });

/** What an account has left in its period, held credits included. */
export const findRest = (queries: Queries, accountId: string): Promise<z.infer<typeof Rest> | null> =>
  queries.maybeOne(sql.type(Rest)`
    select c.available + c.held as available, c.period_start as "periodStart", c.period_end as "periodEnd", a.current_plan as plan
    from credit_account c join account a on a.id = c.account_id where c.account_id = ${accountId}`);
