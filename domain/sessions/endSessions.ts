import type { Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { lockCredentials, type CheckedAccount } from '../accounts/lockCredentials.ts';
import { endSessionsOf } from './sessions.queries.ts';

/**
 * Signs a person out everywhere, but where `but` is; the sockets of what ended close with it. A session that has ended
 * meanwhile, with another password, signs nobody out.
 */
export async function endSessions(queries: Transaction, checked: CheckedAccount, but: Buffer | null): Promise<void> {
  const { accountId } = checked;
  await lockCredentials(queries, checked, 'UNAUTHENTICATED');
  await endSessionsOf(queries, accountId, but);
  await publishToUser(queries, accountId, [{ type: 'sessions.changed', payload: {} }]);
}

/** An account goes: nobody is signed in with it any more. */
export const endAllSessions = async (queries: Transaction, accountId: string): Promise<void> =>
  void (await endSessionsOf(queries, accountId, null));
