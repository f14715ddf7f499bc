import { toCursor, type Place } from '../../db/cursor.ts';
import type { Queries } from '../../db/pool.ts';
import { userStream } from '../../shared/events.ts';
import { Notification, type NotificationPage } from '../../shared/notifications.schema.ts';
import { countUnread, listNotificationRows } from './notifications.queries.ts';

/**
 * News, newest first. The count is read before the list: what comes in between is in the list already, and its event,
 * being later than `revision`, still counts.
 */
export async function listNotifications(
  queries: Queries,
  accountId: string,
  after: Place | null,
  limit: number,
): Promise<NotificationPage> {
  const { unread, revision } = await countUnread(queries, accountId, userStream(accountId));
  const rows = await listNotificationRows(queries, accountId, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ place: _place, ...row }) => Notification.parse(row)),
    nextCursor: rows.length > limit && last ? toCursor([last.place, last.id]) : null,
    unread,
    revision,
  };
}
