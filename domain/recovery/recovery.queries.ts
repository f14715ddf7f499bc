import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

const Found = z.object({ accountId: z.uuid(), isUsed: z.boolean(), isExpired: z.boolean() });

/** `lock` keeps two presses of the same button apart. */
export const findToken = (queries: Queries, tokenHash: Buffer, { lock = false } = {}): Promise<z.infer<typeof Found> | null> =>
  queries.maybeOne(sql.type(Found)`
    select account_id as "accountId", used_at is not null as "isUsed", expires_at <= now() as "isExpired" from mail_token
    where token_hash = ${sql.binary(tokenHash)} and purpose = 'reset' ${lock ? sql.fragment`for update` : sql.fragment``}`);

export const setPasswordHash = (queries: Queries, id: string, hash: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`update account set password_hash = ${hash}, updated_at = now() where id = ${id}`);
