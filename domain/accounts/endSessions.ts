import type { Database } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { endSessionsOf } from './sessions.queries.ts';

/** Signs a person out everywhere, but where `but` is; the sockets of what ended close with it. */
export const endSessions = (database: Database, accountId: string, but: Buffer | null): Promise<void> =>
  database.transaction(async (queries) => {
    await endSessionsOf(queries, accountId, but);
    await publishToUser(queries, accountId, [{ type: 'sessions.changed', payload: {} }]);
  });
