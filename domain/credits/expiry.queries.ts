import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { planIds } from '../../shared/plans.ts';

const Rest = z.object({ available: z.int(), periodStart: z.string(), periodEnd: z.string(), plan: z.enum(planIds) });

/** What an account has left in its period, held credits included. */
export const findRest = (queries: Queries, accountId: string): Promise<z.infer<typeof Rest> | null> =>
  queries.maybeOne(sql.type(Rest)`
    select c.available + c.held as available, c.period_start as "periodStart", c.period_end as "periodEnd", a.current_plan as plan
    from credit_account c join account a on a.id = c.account_id where c.account_id = ${accountId}`);

/** Days before their expiry that credits are spoken of. */
const warnDays = 3;

const Expiring = z.object({ accountId: z.uuid(), expiresAt: z.string(), credits: z.int() });
export type Expiring = z.infer<typeof Expiring>;

/** Credits of people that expire soon, those of one moment together, as far as nobody has spoken of them. */
export const listExpiring = (queries: Queries, limit: number): Promise<readonly Expiring[]> =>
  queries.any(sql.type(Expiring)`
    select g.account_id as "accountId", g.expires_at as "expiresAt", sum(g.remaining)::int as credits
    from credit_grant g
    where g.remaining > 0 and g.expires_at > now() and g.expires_at <= now() + make_interval(days => ${warnDays})
      and not exists (
        select from notification n where n.account_id = g.account_id
          and n.cause = 'credits.expiring:' || (extract(epoch from g.expires_at) * 1000)::bigint
      )
    group by g.account_id, g.expires_at order by g.expires_at limit ${limit}`);
