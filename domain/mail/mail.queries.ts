import * as z from 'zod/mini';
import { listRows, type Rows } from '../../db/listRows.ts';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { languages } from '../../shared/vocabulary.ts';
import type { MailKind, MailParams } from './mailKinds.ts';

export const mailStatuses = ['waiting', 'sending', 'sent', 'failed', 'lapsed'] as const;

export type MailRow = {
  readonly id: string;
  readonly accountId: string;
  readonly kind: MailKind;
  readonly params: MailParams;
  readonly cause: string;
  readonly goodForSeconds: number;
  readonly secret: Buffer | null;
  readonly to: string | null;
};

const enqueue = sql.fragment`
  graphile_worker.add_job('send_mail', json_build_object('mailId', id), job_key => 'mail:' || id, run_at => available_at, max_attempts => 4)`;

/** Adds a mail and its job; a cause that is known changes nothing. */
export const insertMail = (queries: Queries, mail: MailRow): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with queued as (
      insert into mail (id, cause, account_id, kind, language, to_address, params, secret, good_until)
      select ${mail.id}, ${mail.cause}, a.id, ${mail.kind}, a.language, coalesce(${mail.to}::text, a.email), ${jsonb(mail.params)},
        ${mail.secret === null ? null : sql.binary(mail.secret)}, now() + make_interval(secs => ${mail.goodForSeconds})
      from account a where a.id = ${mail.accountId}
      on conflict (cause) do nothing returning id, available_at
    ), enqueued as (
      select ${enqueue} from queued
    ) select from enqueued`);

const Content = z.object({
  id: z.uuid(),
  kind: z.string(),
  language: z.enum(languages),
  to: z.string(),
  params: z.unknown(),
  secret: z.nullable(z.instanceof(Buffer)),
});
export type MailContent = z.infer<typeof Content>;
const Claimed = z.extend(Content, { attempts: z.int() });
export type ClaimedMail = z.infer<typeof Claimed>;

const content = sql.fragment`id, kind, language, to_address as "to", params, secret`;

/** Seconds that a worker has for one attempt; after that another may try. */
const claimSeconds = 180;

/** Takes a mail that is due for one attempt; `null` where another has it, or nothing is to be done. */
export const claimMailRow = (queries: Queries, id: string): Promise<ClaimedMail | null> =>
  queries.maybeOne(sql.type(Claimed)`
    update mail set status = 'sending', attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${claimSeconds})
    where id = ${id} and good_until > now() and to_address is not null
      and ((status = 'waiting' and available_at <= now()) or (status = 'sending' and claimed_until <= now()))
    returning ${content}, attempts`);

/** The attempt's number is the fence: what an outdated worker says about a later attempt is not heard. */
export const markSent = (queries: Queries, id: string, attempt: number): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update mail set status = 'sent', claimed_until = null, ended_at = now(), secret = null
    where id = ${id} and status = 'sending' and attempts = ${attempt}`);

export const markFailed = (queries: Queries, id: string, attempt: number, failure: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update mail set status = 'failed', claimed_until = null, ended_at = now(), secret = null, last_failure = ${failure}, last_failure_at = now()
    where id = ${id} and status = 'sending' and attempts = ${attempt}`);

/** Waits, and is enqueued again when it is due. */
export const putOffMail = (queries: Queries, id: string, attempt: number, failure: string, seconds: number): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with later as (
      update mail set status = 'waiting', claimed_until = null, last_failure = ${failure}, last_failure_at = now(),
        available_at = now() + make_interval(secs => ${seconds})
      where id = ${id} and status = 'sending' and attempts = ${attempt} returning id, available_at
    ), enqueued as (
      select ${enqueue} from later
    ) select from enqueued`);

/** Ends what has come too late, sent or not: without a mail server, too, nothing waits for ever. */
const lapseMail = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update mail set status = 'lapsed', claimed_until = null, ended_at = now(), secret = null
    where status in ('waiting', 'sending') and good_until <= now() and coalesce(claimed_until, now()) <= now()`);

/** Rings for what is due and was not enqueued for, or whose worker died; gives up what has come too late. */
export async function enqueueMissed(queries: Queries): Promise<void> {
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

export async function purgeMailRows(queries: Queries): Promise<void> {
  await lapseMail(queries);
  await queries.query(sql.typeAlias('none')`
    update mail set to_address = null, params = null, secret = null
    where ended_at < now() - make_interval(days => ${contentDays}) and to_address is not null`);
  await queries.query(sql.typeAlias('none')`delete from mail where ended_at < now() - make_interval(days => ${keptDays})`);
}

const Line = z.object({
  id: z.uuid(),
  kind: z.string(),
  language: z.enum(languages),
  to: z.nullable(z.string()),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lastFailure: z.nullable(z.string()),
  createdAt: z.string(),
});
export type MailLine = z.infer<typeof Line>;

const line = sql.fragment`id, kind, language, to_address as "to", status, attempts, last_failure as "lastFailure", created_at as "createdAt"`;

/** The newest mails of the outbox. */
export const listMailRows = (queries: Queries, limit: number): Promise<Rows<MailLine>> =>
  listRows(queries, 'mail', sql.type(Line)`select ${line} from mail order by created_at desc, id desc limit ${limit}`);

/** The newest that could not be sent. */
export const listFailedMail = (queries: Queries, limit: number): Promise<Rows<MailLine>> =>
  listRows(
    queries,
    'mail',
    sql.type(Line)`select ${line} from mail where status = 'failed' order by created_at desc, id desc limit ${limit}`,
  );

/** Everything that a mail is made of; `null` where there is none, or its content is gone. */
export const findContent = (queries: Queries, id: string): Promise<MailContent | null> =>
  queries.maybeOne(sql.type(Content)`select ${content} from mail where id = ${id} and to_address is not null`);

const Reopened = z.object({ accountId: z.uuid() });

/** Lets a mail that failed be tried again; `null` where it has not failed, or cannot be made any more. */
export const reopenMail = (queries: Queries, id: string): Promise<z.infer<typeof Reopened> | null> =>
  queries.maybeOne(sql.type(Reopened)`
    with again as (
      update mail set status = 'waiting', ended_at = null, attempts = 0, available_at = now(), good_until = now() + interval '1 day'
      where id = ${id} and status = 'failed' and to_address is not null and kind not in ('password.reset', 'email.confirm')
      returning id, available_at, account_id
    ), enqueued as (
      select ${enqueue} as job from again
    ) select account_id as "accountId" from again where (select count(*) from enqueued) >= 0`);
