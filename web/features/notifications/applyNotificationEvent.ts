import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import type { Notification, NotificationPage } from '../../../shared/notifications.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export type NotificationPages = InfiniteData<NotificationPage, string | null>;
type NotificationEvent = Extract<StreamEvent, { readonly type: `notification.${string}` }>;

/** Brings a notification into the list, and how many are unread. What is not later than the count that is there changes nothing. */
export const applyNotificationEvent = (client: QueryClient, event: NotificationEvent): Promise<void> =>
  patchQuery<NotificationPages>(client, queryKeys.notifications, {
    change: (data) => {
      const [first, ...rest] = data.pages;
      if (!first || first.revision >= event.seq) return data;
      const unread = event.payload.unread ?? Math.max(0, first.unread + changeOf(event));
      const pages = [{ ...first, unread, revision: event.seq }, ...rest];
      return { ...data, pages: pages.map((page, index) => ({ ...page, items: changeItems(page.items, event, index === 0) })) };
    },
  });

/** Events are kept for a week, and earlier ones do not say how many are unread. */
function changeOf(event: NotificationEvent): number {
  if (event.type === 'notification.created') return 1;
  if (event.type === 'notification.read') return -event.payload.ids.length;
  return event.payload.wasUnread === true ? -1 : 0;
}

function changeItems(items: Notification[], event: NotificationEvent, isFirst: boolean): Notification[] {
  if (event.type === 'notification.read') {
    const { ids, readAt } = event.payload;
    return items.map((item) => (ids.includes(item.id) ? { ...item, readAt } : item));
  }
  if (event.type === 'notification.dismissed') return items.filter(({ id }) => id !== event.payload.id);
  const { notification } = event.payload;
  // A list that was fetched between the count and the event has it already.
  const isKnown = !isFirst || items.some(({ id }) => id === notification.id);
  return isKnown ? items : [notification, ...items].toSorted(byNewest);
}

/** As the server sorts. */
const byNewest = (one: Notification, other: Notification): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);
