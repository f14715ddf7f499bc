import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { lockCredentials, type CheckedAccount } from '../accounts/lockCredentials.ts';
import { endSessionById } from './sessions.queries.ts';

/** Signs one device of a person out; its sockets close with it. A session that has ended meanwhile signs nobody out. */
export async function endSession(queries: Transaction, checked: CheckedAccount, id: string): Promise<void> {
  const { accountId } = checked;
  await lockCredentials(queries, checked, 'UNAUTHENTICATED');
  if (!(await endSessionById(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such session');
  await publishToUser(queries, accountId, [{ type: 'sessions.changed', payload: {} }]);
}
