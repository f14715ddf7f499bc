import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { toEmailKey } from './toEmailKey.ts';

export type NewToken = {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly purpose: 'reset' | 'confirm';
  readonly email: string | null;
  readonly seconds: number;
};

export const insertToken = (queries: Queries, token: NewToken): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into mail_token (token_hash, account_id, purpose, email, expires_at)
    values (${sql.binary(token.tokenHash)}, ${token.accountId}, ${token.purpose}, ${token.email}, now() + make_interval(secs => ${token.seconds}))`);

const Found = z.object({ accountId: z.uuid(), isUsed: z.boolean(), isExpired: z.boolean() });

/** `lock` keeps two presses of the same button apart. */
export const findToken = (
  queries: Queries,
  tokenHash: Buffer,
  purpose: 'reset',
  { lock = false } = {},
): Promise<z.infer<typeof Found> | null> =>
  queries.maybeOne(sql.type(Found)`
    select account_id as "accountId", used_at is not null as "isUsed", expires_at <= now() as "isExpired" from mail_token
    where token_hash = ${sql.binary(tokenHash)} and purpose = ${purpose} ${lock ? sql.fragment`for update` : sql.fragment``}`);

const FoundAddress = z.extend(Found, { email: z.string() });

/** A link about an address that nothing waits for any more counts as used. */
export const findConfirmation = (
  queries: Queries,
  tokenHash: Buffer,
  { lock = false } = {},
): Promise<z.infer<typeof FoundAddress> | null> =>
  queries.maybeOne(sql.type(FoundAddress)`
    select t.account_id as "accountId", t.email, t.expires_at <= now() as "isExpired",
      t.used_at is not null or lower(t.email) <> lower(coalesce(a.pending_email, a.email)) as "isUsed"
    from mail_token t join account a on a.id = t.account_id
    where t.token_hash = ${sql.binary(tokenHash)} and t.purpose = 'confirm' ${lock ? sql.fragment`for update of t` : sql.fragment``}`);

/** Seconds until an account and an address, which may have so many links an hour, may have another one; 0 is now. */
export const secondsToNextLink = (queries: Queries, accountId: string, email: string, most: number): Promise<number> => {
  const nth = sql.fragment`and created_at > now() - interval '1 hour' order by created_at desc offset ${most - 1} limit 1`;
  return queries.oneFirst(sql.type(z.object({ seconds: z.int() }))`
    select coalesce(max(ceil(extract(epoch from created_at + interval '1 hour' - now()))), 0)::int as seconds from (
      (select created_at from mail_token where purpose = 'confirm' and account_id = ${accountId} ${nth})
      union all
      (select created_at from mail_token where purpose = 'confirm' and lower(email) = ${toEmailKey(email)} ${nth})
    ) as last`);
};

/** A new password ends every link that was under way to choose one, and a new link to confirm an address those before it. */
export const spendTokens = (queries: Queries, accountId: string, purpose: NewToken['purpose']): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update mail_token set used_at = now() where account_id = ${accountId} and purpose = ${purpose} and used_at is null`);

/** They stay a week past their end, so that a late press is told what happened. */
export const purgeTokens = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from mail_token where expires_at < now() - interval '7 days'`);

/** The worker looks the address up, so that the answer takes as long for one that has no account. */
export const enqueueReset = (queries: Queries, email: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with enqueued as (
      select graphile_worker.add_job('send_reset', json_build_object('email', ${email}::text), max_attempts => 4)
    ) select from enqueued`);
