import { sql, type Queries, type Transaction } from '../../db/pool.ts';

/** Accounts have a page connected to a process. */
export const savePresent = (queries: Queries, process: string, accountIds: readonly string[]): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into presence (account_id, process)
    select a.id, ${process} from account a where a.id in (select unnest(${sql.array(accountIds, 'uuid')})) order by a.id
    on conflict (account_id, process) do update set seen_at = now()`);

/** Accounts have none any more. */
export const dropPresent = (queries: Queries, process: string, accountIds: readonly string[]): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    delete from presence where process = ${process} and account_id in (select unnest(${sql.array(accountIds, 'uuid')}))`);

/** A process ends: nobody is connected to it any more. */
export const dropProcess = (queries: Queries, process: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from presence where process = ${process}`);

/** What a killed process left behind says nothing any more. */
export const purgePresence = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from presence where seen_at < now() - interval '1 day'`);
