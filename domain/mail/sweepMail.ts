import { sql, type Transaction } from '../../db/pool.ts';
import { enqueue } from './mail.queries.ts';

/** Enqueues what is due and has no job, or whose worker died; gives up what has come too late. */
export async function sweepMail(queries: Transaction): Promise<void> {
  await lapseMail(queries);
  await queries.query(sql.typeAlias('none')`
    with due as (
      select id, available_at from mail
      where status in ('waiting', 'sending') and available_at <= now() and coalesce(claimed_until, now()) <= now() and good_until > now()
      order by available_at limit 200
    ), enqueued as (
      select ${enqueue} from due
    ) select from enqueued`);
}

/** Days for which address and content of a mail are kept after its end, and days for which anything is. */
const contentDays = 14;
const keptDays = 90;

/** Mails go when nobody asks for them any more: first address and content, then the rest. */
export async function purgeMail(queries: Transaction): Promise<void> {
  await lapseMail(queries);
  await queries.query(sql.typeAlias('none')`
    update mail set to_address = null, params = null, secret = null
    where ended_at < now() - make_interval(days => ${contentDays}) and to_address is not null`);
  await queries.query(sql.typeAlias('none')`delete from mail where ended_at < now() - make_interval(days => ${keptDays})`);
}

/** Ends what has come too late, sent or not: without a mail server, too, nothing waits for ever. */
const lapseMail = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update mail set status = 'lapsed', claimed_until = null, ended_at = now(), secret = null
    where status in ('waiting', 'sending') and good_until <= now() and coalesce(claimed_until, now()) <= now()`);
