import type { Database } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { saveSession, type SessionData } from './sessions.queries.ts';

/** Writes a session; whoever is signed in elsewhere sees there that they signed in here. */
export const keepSession = (
  database: Database,
  idHash: Buffer,
  accountId: string | null,
  data: SessionData,
  milliseconds: number,
): Promise<void> =>
  database.transaction(async (queries) => {
    const isFurther = await saveSession(queries, idHash, accountId, data, milliseconds);
    if (isFurther && accountId !== null) await publishToUser(queries, accountId, [{ type: 'sessions.changed', payload: {} }]);
  });
