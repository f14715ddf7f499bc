import { sql, type Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { countUnread, findNotification, markDismissed } from './notifications.queries.ts';

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

/** Days for which a notification is kept. */
const keptDays = 90;

/** Old notifications go. */
export const purgeNotifications = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from notification where created_at < now() - make_interval(days => ${keptDays})`);
