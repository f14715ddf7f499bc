import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

/** Seconds after which a connection that nobody vouched for is taken to have gone with its process. */
const presentFor = 150;

/** Whether a page of the account is connected now, to whichever API process. */
export const isPresent = (queries: Queries, accountId: string): Promise<boolean> =>
  queries.oneFirst(sql.type(z.object({ present: z.boolean() }))`
    select exists (select from presence where account_id = ${accountId} and seen_at > now() - make_interval(secs => ${presentFor})) as present`);

/** Says who is connected to a process. Accounts that have gone meanwhile are left out. */
export const savePresentRows = (queries: Queries, process: string, accountIds: readonly string[]): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into presence (account_id, process)
    select a.id, ${process} from account a where a.id in (select unnest(${sql.array(accountIds, 'uuid')})) order by a.id
    on conflict (account_id, process) do update set seen_at = now()`);

export const dropPresentRows = (queries: Queries, process: string, accountIds: readonly string[]): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    delete from presence where process = ${process} and account_id in (select unnest(${sql.array(accountIds, 'uuid')}))`);

export const dropProcessRows = (queries: Queries, process: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from presence where process = ${process}`);

/** What killed processes left behind. */
export const purgePresenceRows = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from presence where seen_at < now() - interval '1 day'`);
