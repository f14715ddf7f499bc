import * as z from 'zod';
import { sql, type Queries } from '../../db/pool.ts';

const SessionData = z.record(z.string(), z.unknown());
export type SessionData = z.infer<typeof SessionData>;

/** What a living session holds. */
export const findSession = (queries: Queries, idHash: Buffer): Promise<SessionData | null> =>
  queries.maybeOneFirst(sql.type(z.object({ data: SessionData }))`
    select data from session where id_hash = ${sql.binary(idHash)} and ended_at is null and expires_at > now()`);

/** Writes a session. One that has ended stays ended, whoever still holds a copy of it. */
export const saveSession = (
  queries: Queries,
  idHash: Buffer,
  accountId: string | null,
  data: SessionData,
  milliseconds: number,
): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into session (id_hash, account_id, data, expires_at)
    values (${sql.binary(idHash)}, ${accountId}, ${sql.jsonb(data as never)}, now() + make_interval(secs => ${milliseconds / 1000}))
    on conflict (id_hash) do update set data = excluded.data, account_id = excluded.account_id, expires_at = excluded.expires_at
    where session.ended_at is null`);

/** The channel's payload tells every API process to close that session's sockets. */
export const endSession = (queries: Queries, idHash: Buffer, channel: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with ended as (
      update session set ended_at = now(), account_id = null, data = '{}' where id_hash = ${sql.binary(idHash)} and ended_at is null returning id_hash
    ), rung as (
      select pg_notify(${channel}, json_build_object('session', encode(id_hash, 'hex'))::text) from ended
    ) select from rung`);

export const purgeSessions = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from session where expires_at < now()`);

/** Which of these sessions, by the hex of their hash, are still alive. */
export const listLivingSessions = async (queries: Queries, idHashes: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    await queries.anyFirst(sql.type(z.object({ id: z.string() }))`
      select encode(id_hash, 'hex') as id from session
      where id_hash in (select decode(hex, 'hex') from unnest(${sql.array(idHashes, 'text')}) as hex) and ended_at is null and expires_at > now()`),
  );
