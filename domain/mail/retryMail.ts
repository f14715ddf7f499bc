import * as z from 'zod/mini';
import { sql, type Transaction } from '../../db/pool.ts';
import { enqueue } from './mail.queries.ts';

/**
 * Lets a mail that failed be tried again, and gives whose it is. `null` where it has not failed, or cannot be made any more: its
 * content is gone, or the token of its link.
 */
export const retryMail = (queries: Transaction, id: string): Promise<string | null> =>
  queries.maybeOneFirst(sql.type(z.object({ accountId: z.uuid() }))`
    with again as (
      update mail set status = 'waiting', ended_at = null, attempts = 0, available_at = now(), good_until = now() + interval '1 day'
      where id = ${id} and status = 'failed' and to_address is not null and kind not in ('password.reset', 'email.confirm')
      returning id, available_at, account_id
    ), enqueued as (
      select ${enqueue} as job from again
    ) select account_id as "accountId" from again where (select count(*) from enqueued) >= 0`);
