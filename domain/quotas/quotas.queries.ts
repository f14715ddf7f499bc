import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

const Used = z.object({ scripts: z.int(), collections: z.int(), templates: z.int(), text: z.int() });
/** What an account has; `text` is bytes. */
export type Used = z.infer<typeof Used>;

/** Triggers keep the figures; an account that has never had anything has no row. */
export const findUsed = async (queries: Queries, accountId: string): Promise<Used> =>
  (await queries.maybeOne(
    sql.type(Used)`select scripts, collections, templates, text_bytes as text from account_usage where account_id = ${accountId}`,
  )) ?? { scripts: 0, collections: 0, templates: 0, text: 0 };

/** Bytes of what is deleted and can still be restored. */
export const findDeletedBytes = (queries: Queries, accountId: string): Promise<number> =>
  queries.oneFirst(sql.type(z.object({ bytes: z.int() }))`
    select (
      select coalesce(sum(octet_length(s.content) + (
        select coalesce(sum(octet_length(v.content)), 0) from script_version v where v.script_id = s.id)), 0)
      from script s where s.account_id = ${accountId} and s.deleted_at is not null
    ) + (
      select coalesce(sum(octet_length(content)), 0) from template where account_id = ${accountId} and deleted_at is not null
    ) as bytes`);
