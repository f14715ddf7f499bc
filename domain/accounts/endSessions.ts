import type { Database } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { lockCredentials, type CheckedAccount } from './lockCredentials.ts';
import { endSessionsOf } from './sessions.queries.ts';

/**
 * Signs a person out everywhere, but where `but` is; the sockets of what ended close with it. A session that has ended
 * meanwhile, with another password, signs nobody out.
 */
export const endSessions = (database: Database, checked: CheckedAccount, but: Buffer | null): Promise<void> =>
  database.transaction(async (queries) => {
    const { accountId } = checked;
    await lockCredentials(queries, checked, 'UNAUTHENTICATED');
    await endSessionsOf(queries, accountId, but);
    await publishToUser(queries, accountId, [{ type: 'sessions.changed', payload: {} }]);
  });
