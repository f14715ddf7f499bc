import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { planIds } from '../../shared/plans.ts';

const Contract = z.object({ plan: z.enum(planIds), nextPlan: z.nullable(z.enum(planIds)), periodEnd: z.string() });

/** An account's plan, the one that follows it, and when. */
export const findContract = (queries: Queries, accountId: string): Promise<z.infer<typeof Contract> | null> =>
  queries.maybeOne(sql.type(Contract)`
    select a.current_plan as plan, a.plan_after_period as "nextPlan", c.period_end as "periodEnd"
    from account a join credit_account c on c.account_id = a.id where a.id = ${accountId}`);
