import { toCursor, type Position } from '../../db/cursor.ts';
import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import type { NotificationPage } from '../../shared/notifications.schema.ts';
import { countUnread, listNotificationRows } from './notifications.queries.ts';

/**
 * News, newest first. The count is read before the list: what comes in between is in the list already, and its event,
 * being later than `revision`, still counts.
 */
export async function listNotifications(
  queries: Queries,
  accountId: string,
  after: Position | null,
  limit: number,
): Promise<NotificationPage> {
  const { unread, revision } = await countUnread(queries, accountId);
  const rows = await listNotificationRows(queries, accountId, after, limit + 1);
  const { page, last } = toPage(rows, limit);
  return {
    items: page.map(({ position: _position, ...notification }) => notification),
    nextCursor: last ? toCursor([last.position, last.id]) : null,
    unread,
    revision,
  };
}
