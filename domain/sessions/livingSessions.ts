import type { Queries, Transaction } from '../../db/pool.ts';
import {
  purgeSessionsRows,
  findSessionRow,
  listLivingRows,
  renewSessionRow,
  touchSessionRow,
  type LivingSession,
  type SavedSession,
  type SessionData,
} from './sessions.queries.ts';

/** Sessions that have run out are forgotten. */
export const purgeSessions = async (queries: Transaction): Promise<void> => void (await purgeSessionsRows(queries));

export type { LivingSession, SessionData };

/** What a living session holds; `null` where it has ended. */
export const findSession = (queries: Queries, idHash: Buffer): Promise<LivingSession | null> => findSessionRow(queries, idHash);

/** As `findSession`, for a request: it is noted that the session was used. */
export async function visitSession(queries: Queries, idHash: Buffer): Promise<LivingSession | null> {
  const found = await findSessionRow(queries, idHash);
  if (found?.isSeenLong) await touchSessionRow(queries, idHash);
  return found;
}

/** Writes a session that is there. One that has ended stays ended, whoever still holds a copy of it, and none begins. */
export const renewSession = async (queries: Queries, session: SavedSession): Promise<void> =>
  void (await renewSessionRow(queries, session));

/** Which of these sessions, by the hex of their hash, are still alive. */
export const listLivingSessions = (queries: Queries, idHashes: readonly string[]): Promise<ReadonlySet<string>> =>
  listLivingRows(queries, idHashes);
