import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { countUnread, findNotification, markDismissed, purgeNotificationsRows } from './notifications.queries.ts';

/** Takes a notification off the list; a second time changes nothing. Throws `NOT_FOUND`. */
export const dismissNotification = async (queries: Transaction, accountId: string, id: string): Promise<void> => {
  if (await markDismissed(queries, accountId, id))
    await publishToUser(queries, accountId, [
      async (locked) => ({
        type: 'notification.dismissed',
        payload: { id, unread: (await countUnread(locked, accountId)).unread },
      }),
    ]);
  else if (!(await findNotification(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such notification');
};

/** Old notifications go. */
export const purgeNotifications = async (queries: Transaction): Promise<void> => void (await purgeNotificationsRows(queries));
