import type { FragmentSqlToken } from 'slonik';
import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import type { AccountTable } from './accountTables.ts';

const Json = z.record(z.string(), z.json());
const Row = z.object({ parent: z.string(), key: z.string(), row: Json });
export type DataRow = z.infer<typeof Row>;

/** What is nobody's business but the server's. */
const hidden = ['password_hash', 'email_key', 'anonymised_at', 'credential_epoch'];

export const findAccountRow = (queries: Queries, accountId: string): Promise<Record<string, unknown> | null> =>
  queries.maybeOneFirst(sql.type(z.object({ row: Json }))`
    select to_jsonb(a) - ${sql.array(hidden, 'text')} as row from account a where id = ${accountId} and anonymised_at is null`);

const owned = ({ of }: AccountTable, accountId: string): FragmentSqlToken =>
  of
    ? sql.fragment`t.${sql.identifier([of.column])} in (select id from ${sql.identifier([of.table])} where account_id = ${accountId})`
    : sql.fragment`t.account_id = ${accountId}`;

/** Some rows of one table of an account, after the last one that was read. */
export const listDataRows = (
  queries: Queries,
  name: string,
  table: AccountTable,
  accountId: string,
  after: Pick<DataRow, 'parent' | 'key'> | null,
  limit: number,
): Promise<readonly DataRow[]> => {
  const without = 'as' in table.download ? [...(table.download.without ?? []), 'account_id'] : [];
  const parent = table.of ? sql.fragment`t.${sql.identifier([table.of.column])}::text` : sql.fragment`''`;
  const key = sql.fragment`t.${sql.identifier([table.key])}::text`;
  return queries.any(sql.type(Row)`
    select p.parent, p.key, to_jsonb(t) - ${sql.array(without, 'text')} as row
    from ${sql.identifier([name])} t, lateral (values (${parent}, lpad(${key}, greatest(20, length(${key}))))) as p (parent, key)
    where ${owned(table, accountId)} and (${after === null} or (p.parent, p.key) > (${after?.parent ?? ''}, ${after?.key ?? ''}))
    order by p.parent, p.key limit ${limit}`);
};

/** Everything of an account in one table goes. */
export const deleteDataRows = (queries: Queries, name: string, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from ${sql.identifier([name])} where account_id = ${accountId}`);
