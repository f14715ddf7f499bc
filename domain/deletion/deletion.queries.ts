import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

/** Days for which a deletion can be undone (issue: account). */
const graceDays = 14;

export const markForDeletion = (queries: Queries, id: string): Promise<string> =>
  queries.oneFirst(sql.type(z.object({ due: z.string() }))`
    update account set deletion_due_at = coalesce(deletion_due_at, now() + make_interval(days => ${graceDays})), revision = revision + 1, updated_at = now()
    where id = ${id} returning deletion_due_at as due`);

export const unmarkForDeletion = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set deletion_due_at = null, revision = revision + 1, updated_at = now() where id = ${id}`);

/** The queue keeps jobs by the generation that they are for. */
export const removeJobs = (queries: Queries, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with removed as (
      select graphile_worker.remove_job(j.key) from graphile_worker.jobs j
      join generation g on split_part(j.key, ':', 1) = g.id::text where g.account_id = ${accountId}
    ) select from removed`);

/** The person's own stream, and those of all their scripts. */
export const listStreams = (queries: Queries, accountId: string): Promise<readonly string[]> =>
  queries.anyFirst(sql.type(z.object({ stream: z.string() }))`
    select 'script:' || id as stream from script where account_id = ${accountId} union all select 'user:' || ${accountId}::text`);

/** Streams go with their events; their locks are taken in the order in which whoever publishes takes them. */
export const deleteStreams = (queries: Queries, streams: readonly string[]): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with locked as (
      select stream from event_stream where stream = any(${sql.array(streams, 'text')}) order by stream collate "C" for update
    )
    delete from event_stream where stream in (select stream from locked)`);

/** The row stays for the ledger and names nobody; nobody can sign in with it. */
export const anonymise = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set email = 'deleted-' || id || '@invalid', email_key = 'deleted-' || id || '@invalid', username = 'deleted', full_name = null,
      bio = '', profile_picture_url = null, role = 'user', password_hash = '', current_plan = 'free', plan_after_period = null, language = 'en',
      pending_email = null, deletion_due_at = null, anonymised_at = now(), credential_epoch = credential_epoch + 1, revision = revision + 1, updated_at = now()
    where id = ${id}`);
