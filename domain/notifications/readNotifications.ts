import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { countUnread, findNotification, markRead } from './notifications.queries.ts';

/** Marks one, or all where `id` is `null`. What was read before is not told again. Throws `NOT_FOUND`. */
export const readNotifications = async (queries: Transaction, accountId: string, id: string | null): Promise<void> => {
  const read = await markRead(queries, accountId, id);
  const [first] = read;
  if (first) {
    const ids = read.map((one) => one.id);
    await publishToUser(queries, accountId, [
      async (locked) => ({
        type: 'notification.read',
        payload: { ids, readAt: first.readAt, unread: (await countUnread(locked, accountId)).unread },
      }),
    ]);
  } else if (id !== null && !(await findNotification(queries, accountId, id))) {
    throw new AppError('NOT_FOUND', 'no such notification');
  }
};
