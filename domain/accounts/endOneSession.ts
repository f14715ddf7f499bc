import type { Database } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { endSessionById } from './sessions.queries.ts';

/** Signs one device of a person out; its sockets close with it. */
export const endOneSession = (database: Database, accountId: string, id: string): Promise<void> =>
  database.transaction(async (queries) => {
    if (!(await endSessionById(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such session');
    await publishToUser(queries, accountId, [{ type: 'sessions.changed', payload: {} }]);
  });
