import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { planIds, type PlanId } from '../../shared/plans.ts';

const Contract = z.object({ plan: z.enum(planIds), nextPlan: z.nullable(z.enum(planIds)), periodEnd: z.string() });

/** An account's plan, the one that follows it, and when. */
export const findContract = (queries: Queries, accountId: string): Promise<z.infer<typeof Contract> | null> =>
  queries.maybeOne(sql.type(Contract)`
    select a.current_plan as plan, a.plan_after_period as "nextPlan", c.period_end as "periodEnd"
    from account a join credit_account c on c.account_id = a.id where a.id = ${accountId}`);

const Standing = z.object({
  id: z.uuid(),
  currentPlan: z.enum(planIds),
  planAfterPeriod: z.nullable(z.enum(planIds)),
  isEmailConfirmed: z.boolean(),
  createdAt: z.string(),
});
const standing = sql.fragment`id, current_plan as "currentPlan", plan_after_period as "planAfterPeriod",
  email_confirmed_at is not null as "isEmailConfirmed", created_at as "createdAt"`;

export const findStanding = (queries: Queries, id: string): Promise<z.infer<typeof Standing> | null> =>
  queries.maybeOne(sql.type(Standing)`select ${standing} from account where id = ${id}`);

export const setPlans = (queries: Queries, id: string, current: PlanId, afterPeriod: PlanId | null): Promise<unknown> =>
  queries.query(
    sql.typeAlias(
      'none',
    )`update account set current_plan = ${current}, plan_after_period = ${afterPeriod}, revision = revision + 1, updated_at = now() where id = ${id}`,
  );
