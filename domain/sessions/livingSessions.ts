import * as z from 'zod/mini';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries, type Transaction } from '../../db/pool.ts';
import { SessionData, lasting, livingSession, type SavedSession } from './sessions.queries.ts';

export type { SessionData };

/** Minutes within which it is known when a session was last used: writing at each request would cost too much. */
const seenWithinMinutes = 10;

const Living = z.object({
  data: SessionData,
  isSeenLong: z.boolean(),
  epoch: z.int(),
  /** Whether its account awaits its deletion. */
  isDeleting: z.boolean(),
});

export type LivingSession = z.infer<typeof Living>;

/** What a living session holds; `null` where it has ended. */
export const findSession = (queries: Queries, idHash: Buffer): Promise<LivingSession | null> =>
  queries.maybeOne(sql.type(Living)`
    select s.data, s.last_seen_at < now() - make_interval(mins => ${seenWithinMinutes}) as "isSeenLong",
      s.credential_epoch as epoch, a.deletion_due_at is not null as "isDeleting"
    from ${livingSession} where s.id_hash = ${sql.binary(idHash)}`);

/** As `findSession`, for a request: it is noted that the session was used. */
export async function visitSession(queries: Queries, idHash: Buffer): Promise<LivingSession | null> {
  const found = await findSession(queries, idHash);
  if (found?.isSeenLong) await touchSession(queries, idHash);
  return found;
}

const touchSession = (queries: Queries, idHash: Buffer): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`update session set last_seen_at = now() where id_hash = ${sql.binary(idHash)}`);

/** Writes a session that is there. One that has ended stays ended, whoever still holds a copy of it, and none begins. */
export const renewSession = (queries: Queries, { idHash, data, milliseconds }: SavedSession): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update session set data = ${jsonb(data)}, expires_at = ${lasting(milliseconds)}
    where id_hash = ${sql.binary(idHash)} and ended_at is null`);

/** Sessions that have run out are forgotten. */
export const purgeSessions = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from session where expires_at < now()`);

/** Which of these sessions, by the hex of their hash, are still alive. */
export const listLivingSessions = async (queries: Queries, idHashes: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    await queries.anyFirst(sql.type(z.object({ id: z.string() }))`
      select encode(s.id_hash, 'hex') as id from ${livingSession}
      where s.id_hash in (select decode(hex, 'hex') from unnest(${sql.array(idHashes, 'text')}) as hex)`),
  );
