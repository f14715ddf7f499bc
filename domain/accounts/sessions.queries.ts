import type { FragmentSqlToken } from 'slonik';
import * as z from 'zod/mini';
import { placeOf, timeOf, type Place } from '../../db/cursor.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Session } from '../../shared/sessions.schema.ts';
import { eventChannel } from '../events/publish.ts';

const SessionData = z.record(z.string(), z.unknown());
export type SessionData = z.infer<typeof SessionData>;

/** Minutes within which it is known when a session was last used: writing at each request would cost too much. */
const seenWithinMinutes = 10;

const Living = z.object({ data: SessionData, isSeenLong: z.boolean() });

/** What a living session holds, and whether it should be noted that it was seen. */
export const findSession = (queries: Queries, idHash: Buffer): Promise<z.infer<typeof Living> | null> =>
  queries.maybeOne(sql.type(Living)`
    select data, last_seen_at < now() - make_interval(mins => ${seenWithinMinutes}) as "isSeenLong"
    from session where id_hash = ${sql.binary(idHash)} and ended_at is null and expires_at > now()`);

export const touchSession = (queries: Queries, idHash: Buffer): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`update session set last_seen_at = now() where id_hash = ${sql.binary(idHash)}`);

/**
 * Writes a session. One that has ended stays ended, whoever still holds a copy of it. Gives whether somebody who is
 * signed in elsewhere has just signed in here.
 */
export const saveSession = (
  queries: Queries,
  idHash: Buffer,
  accountId: string | null,
  data: SessionData,
  milliseconds: number,
): Promise<boolean> =>
  queries.oneFirst(sql.type(z.object({ is_further: z.boolean() }))`
    with saved as (
      insert into session (id_hash, account_id, data, expires_at)
      values (${sql.binary(idHash)}, ${accountId}, ${sql.jsonb(data as never)}, now() + make_interval(secs => ${milliseconds / 1000}))
      on conflict (id_hash) do update set data = excluded.data, account_id = excluded.account_id, expires_at = excluded.expires_at
      where session.ended_at is null
    )
    select exists (select from session where account_id = ${accountId} and ended_at is null and id_hash <> ${sql.binary(idHash)})
      and not exists (select from session where account_id = ${accountId} and id_hash = ${sql.binary(idHash)}) as is_further`);

const end = (which: FragmentSqlToken): FragmentSqlToken => sql.fragment`
  update session set ended_at = now(), account_id = null, data = '{}' where ended_at is null and ${which} returning id_hash`;

/** The channel's payload tells every API process to close that session's sockets. */
const ring = sql.fragment`select pg_notify(${eventChannel}, json_build_object('session', encode(id_hash, 'hex'))::text) from ended`;

const Holder = z.object({ account_id: z.uuid(), has_others: z.boolean() });

/** Whose a living session is, and whether they are signed in elsewhere too. */
export const findHolder = (queries: Queries, idHash: Buffer): Promise<z.infer<typeof Holder> | null> =>
  queries.maybeOne(sql.type(Holder)`
    select account_id, exists (
      select from session o where o.account_id = s.account_id and o.ended_at is null and o.id_hash <> s.id_hash
    ) as has_others
    from session s where id_hash = ${sql.binary(idHash)} and ended_at is null and account_id is not null`);

export const endSession = (queries: Queries, idHash: Buffer): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with ended as (${end(sql.fragment`id_hash = ${sql.binary(idHash)}`)}), rung as (${ring}) select from rung`);

/** Ends the sessions of an account, all but one where one is given. */
export const endSessionsOf = (queries: Queries, accountId: string, but: Buffer | null): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with ended as (${end(sql.fragment`account_id = ${accountId} and id_hash is distinct from ${but === null ? null : sql.binary(but)}::bytea`)}), rung as (${ring})
    select from rung`);

/** Ends one session by the name that pages know it by; false where the account has no such session. */
export const endSessionById = (queries: Queries, accountId: string, id: string): Promise<boolean> =>
  queries.oneFirst(sql.type(z.object({ is_ended: z.boolean() }))`
    with ended as (${end(sql.fragment`account_id = ${accountId} and id = ${id}`)}), rung as (${ring}) select exists (select from rung) as is_ended`);

const SessionRow = z.extend(Session, { place: z.string() });

export const listSessionRows = (
  queries: Queries,
  accountId: string,
  current: Buffer,
  after: Place | null,
  limit: number,
): Promise<Rows<z.infer<typeof SessionRow>>> =>
  listRows(
    queries,
    'session',
    sql.type(SessionRow)`
    select id, coalesce(data ->> 'browser', '') as browser, coalesce(data ->> 'system', '') as system, created_at as "createdAt",
      last_seen_at as "lastSeenAt", id_hash = ${sql.binary(current)} as "isCurrent", ${placeOf(sql.fragment`created_at`)} as place
    from session
    where account_id = ${accountId} and ended_at is null and expires_at > now()
      and (${after === null} or (created_at, id) < (${timeOf(after)}, ${after?.[1] ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`,
  );

export const purgeSessions = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from session where expires_at < now()`);

/** Which of these sessions, by the hex of their hash, are still alive. */
export const listLivingSessions = async (queries: Queries, idHashes: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    await queries.anyFirst(sql.type(z.object({ id: z.string() }))`
      select encode(id_hash, 'hex') as id from session
      where id_hash in (select decode(hex, 'hex') from unnest(${sql.array(idHashes, 'text')}) as hex) and ended_at is null and expires_at > now()`),
  );
