import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { toEmailKey } from '../accounts/toEmailKey.ts';

const FoundAddress = z.object({ accountId: z.uuid(), email: z.string(), isUsed: z.boolean(), isExpired: z.boolean() });

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
export const secondsToNextLink = (queries: Queries, accountId: string, email: string, max: number): Promise<number> => {
  const nth = sql.fragment`and created_at > now() - interval '1 hour' order by created_at desc offset ${max - 1} limit 1`;
  return queries.oneFirst(sql.type(z.object({ seconds: z.int() }))`
    select coalesce(max(ceil(extract(epoch from created_at + interval '1 hour' - now()))), 0)::int as seconds from (
      (select created_at from mail_token where purpose = 'confirm' and account_id = ${accountId} ${nth})
      union all
      (select created_at from mail_token where purpose = 'confirm' and lower(email) = ${toEmailKey(email)} ${nth})
    ) as last`);
};

/** The address of an account is confirmed: the one that waited, or the one that it has. */
export const setConfirmed = (queries: Queries, id: string, email: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set email = ${email}, email_key = ${toEmailKey(email)}, email_confirmed_at = now(), pending_email = null,
      revision = revision + 1, updated_at = now()
    where id = ${id}`);

/** No other address waits any more; `false` where none did. */
export const dropPendingRow = (queries: Queries, id: string): Promise<boolean> =>
  queries
    .maybeOne(sql.type(z.object({ id: z.uuid() }))`
      update account set pending_email = null, revision = revision + 1, updated_at = now()
      where id = ${id} and pending_email is not null returning id`)
    .then((row) => row !== null);

/** Whether somebody else has this address. */
export const isEmailTaken = (queries: Queries, id: string, email: string): Promise<boolean> =>
  queries.exists(sql.typeAlias('none')`select from account where email_key = ${toEmailKey(email)} and id <> ${id}`);
