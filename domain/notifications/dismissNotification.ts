import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { findNotification, markDismissed } from './notifications.queries.ts';

/** Takes a notification off the list; a second time changes nothing. Throws `NOT_FOUND`. */
export async function dismissNotification(queries: Transaction, accountId: string, id: string): Promise<void> {
  const wasUnread = await markDismissed(queries, accountId, id);
  if (wasUnread !== null)
    await publishToUser(queries, accountId, [{ type: 'notification.dismissed', payload: { id, wasUnread } }]);
  else if (!(await findNotification(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such notification');
}
