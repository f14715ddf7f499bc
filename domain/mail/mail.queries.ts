import * as z from 'zod/mini';
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

/** Of a row with `id` and `available_at`: its job. */
export const enqueue = sql.fragment`
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

export const Content = z.object({
  id: z.uuid(),
  kind: z.string(),
  language: z.enum(languages),
  to: z.string(),
  params: z.unknown(),
  secret: z.nullable(z.instanceof(Buffer)),
});
export type MailContent = z.infer<typeof Content>;

export const content = sql.fragment`id, kind, language, to_address as "to", params, secret`;

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
