import type { FragmentSqlToken } from 'slonik';
import * as z from 'zod/mini';
import { positionOf, timeOf, type Position } from '../../db/cursor.ts';
import { jsonb } from '../../db/jsonb.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Session } from '../../shared/sessions.schema.ts';
import { eventChannel } from '../events/publish.ts';

export const SessionData = z.record(z.string(), z.unknown());
export type SessionData = z.infer<typeof SessionData>;

/** A session lives as long as its account has the credentials that it began with; `s` is the session, `a` its account. */
export const livingSession = sql.fragment`session s join account a on a.id = s.account_id and a.credential_epoch = s.credential_epoch
    and s.ended_at is null and s.expires_at > now()`;

/** What is written of a session, for so many milliseconds. */
export type SavedSession = {
  readonly idHash: Buffer;
  readonly accountId: string;
  readonly data: SessionData;
  readonly milliseconds: number;
};

export const lasting = (milliseconds: number): FragmentSqlToken =>
  sql.fragment`now() + make_interval(secs => ${milliseconds / 1000})`;

/** Begins a session with credentials of this epoch; the caller holds the account's lock. Gives whether the person is signed in elsewhere. */
export const insertSession = (
  queries: Queries,
  { idHash, accountId, data, milliseconds }: SavedSession,
  epoch: number,
): Promise<boolean> =>
  queries.oneFirst(sql.type(z.object({ is_further: z.boolean() }))`
    with saved as (
      insert into session (id_hash, account_id, credential_epoch, data, expires_at)
      values (${sql.binary(idHash)}, ${accountId}, ${epoch}, ${jsonb(data)}, ${lasting(milliseconds)})
    )
    select exists (select from session where account_id = ${accountId} and ended_at is null) as is_further`);

/** Sessions that outlive a change of the credentials go on with the new ones. */
export const keepSessionsIn = (queries: Queries, accountId: string, epoch: number): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update session set credential_epoch = ${epoch} where account_id = ${accountId} and ended_at is null`);

const end = (which: FragmentSqlToken): FragmentSqlToken => sql.fragment`
  update session set ended_at = now(), account_id = null, data = '{}' where ended_at is null and ${which} returning id_hash`;

/** The channel's payload tells every API process to close that session's sockets. */
const announceEnd = sql.fragment`select pg_notify(${eventChannel}, json_build_object('session', encode(id_hash, 'hex'))::text) from ended`;

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
    with ended as (${end(sql.fragment`id_hash = ${sql.binary(idHash)}`)}), notified as (${announceEnd}) select from notified`);

/** Ends the sessions of an account, all but one where one is given. */
export const endSessionsOf = (queries: Queries, accountId: string, but: Buffer | null): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with ended as (${end(sql.fragment`account_id = ${accountId} and id_hash is distinct from ${but === null ? null : sql.binary(but)}::bytea`)}), notified as (${announceEnd})
    select from notified`);

/** Ends one session by the name that pages know it by; false where the account has no such session. */
export const endSessionById = (queries: Queries, accountId: string, id: string): Promise<boolean> =>
  queries.oneFirst(sql.type(z.object({ is_ended: z.boolean() }))`
    with ended as (${end(sql.fragment`account_id = ${accountId} and id = ${id}`)}), notified as (${announceEnd}) select exists (select from notified) as is_ended`);

const SessionRow = z.extend(Session, { position: z.string() });

export const listSessionRows = (
  queries: Queries,
  accountId: string,
  current: Buffer,
  after: Position | null,
  limit: number,
): Promise<Rows<z.infer<typeof SessionRow>>> =>
  listRows(
    queries,
    'session',
    sql.type(SessionRow)`
    select s.id, coalesce(s.data ->> 'browser', '') as browser, coalesce(s.data ->> 'system', '') as system, s.created_at as "createdAt",
      s.last_seen_at as "lastSeenAt", s.id_hash = ${sql.binary(current)} as "isCurrent", ${positionOf(sql.fragment`s.created_at`)} as position
    from ${livingSession}
    where s.account_id = ${accountId}
      and (${after === null} or (s.created_at, s.id) < (${timeOf(after)}, ${after?.[1] ?? null}::uuid))
    order by s.created_at desc, s.id desc limit ${limit}`,
  );

/** From here on nothing counts that was checked against the credentials as they were. The caller holds the account's lock. */
export const raiseEpoch = (queries: Queries, id: string): Promise<number> =>
  queries.oneFirst(
    sql.type(
      z.object({ epoch: z.int() }),
    )`update account set credential_epoch = credential_epoch + 1 where id = ${id} returning credential_epoch as epoch`,
  );
