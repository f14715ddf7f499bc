import * as z from 'zod/mini';
import { sql, type Queries, type Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Credits that expire within three days are announced once. Who wants no such notification is asked again with each round,
 * in vain.
 */
export async function notifyOfExpiry(queries: Transaction, { accountId, expiresAt, credits }: Expiring): Promise<void> {
  const cause = `credits.expiring:${new Date(expiresAt).getTime()}`;
  const notifications = await notify(queries, accountId, 'credits.expiring', { credits, expiresAt }, cause);
  if (notifications.length > 0) await publishToUser(queries, accountId, notifications);
}

/** Days before their expiry that credits are spoken of. */
const warnDays = 3;

const Expiring = z.object({ accountId: z.uuid(), expiresAt: z.string(), credits: z.int() });
export type Expiring = z.infer<typeof Expiring>;

/** What is to be announced, some at a time. */
export const listExpiringCredits = (queries: Queries, limit: number): Promise<readonly Expiring[]> =>
  queries.any(sql.type(Expiring)`
    select g.account_id as "accountId", g.expires_at as "expiresAt", sum(g.remaining)::int as credits
    from credit_grant g
    where g.remaining > 0 and g.expires_at > now() and g.expires_at <= now() + make_interval(days => ${warnDays})
      and not exists (
        select from notification n where n.account_id = g.account_id
          and n.cause = 'credits.expiring:' || (extract(epoch from g.expires_at) * 1000)::bigint
      )
    group by g.account_id, g.expires_at order by g.expires_at limit ${limit}`);
