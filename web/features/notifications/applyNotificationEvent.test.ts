import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { StreamEvent } from '../../../shared/events.ts';
import type { Notification } from '../../../shared/notifications.schema.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { applyNotificationEvent, type NotificationPages } from './applyNotificationEvent.ts';

type NotificationEvent = Parameters<typeof applyNotificationEvent>[1];

const at = '2026-11-20T20:00:00.000Z';
const news = (number: number): Notification => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  type: 'script.completed',
  params: { scriptId: '00000000-0000-4000-8000-000000000009', title: 'Dusk' },
  createdAt: `2026-11-20T20:00:0${number}.000Z`,
  readAt: null,
});
const event = (seq: number, rest: Pick<NotificationEvent, 'type' | 'payload'>): NotificationEvent =>
  ({ stream: 'user:1', seq, at, ...rest }) as StreamEvent as NotificationEvent;
const created = (seq: number, number: number) =>
  event(seq, { type: 'notification.created', payload: { notification: news(number) } });

function holding(unread: number, ...numbers: number[]): QueryClient {
  const client = new QueryClient();
  const items = numbers.map(news);
  client.setQueryData<NotificationPages>(queryKeys.notifications, {
    pages: [{ items, nextCursor: null, unread, revision: 5 }],
    pageParams: [null],
  });
  return client;
}
const pageOf = (client: QueryClient) => client.getQueryData<NotificationPages>(queryKeys.notifications)?.pages[0];

test('news stands first and counts', async () => {
  const client = holding(1, 1);
  await applyNotificationEvent(client, created(6, 2));
  expect(pageOf(client)).toMatchObject({ items: [news(2), news(1)], unread: 2, revision: 6 });
});

test('an event that the count holds already changes nothing', async () => {
  const client = holding(1, 1);
  const before = pageOf(client);
  await applyNotificationEvent(client, created(5, 2));
  expect(pageOf(client)).toBe(before);
});

test('news that the list has already still counts, for the count is older than the list', async () => {
  const client = holding(1, 2, 1);
  await applyNotificationEvent(client, created(6, 2));
  expect(pageOf(client)).toMatchObject({ items: [news(2), news(1)], unread: 2 });
});

test('the count never falls below nothing', async () => {
  const client = holding(0, 1);
  const dismissed = { id: news(1).id, wasUnread: true };
  await applyNotificationEvent(client, event(6, { type: 'notification.dismissed', payload: dismissed }));
  await applyNotificationEvent(client, event(7, { type: 'notification.read', payload: { ids: [news(2).id], readAt: at } }));
  expect(pageOf(client)).toMatchObject({ items: [], unread: 0 });
});

test('the count is what the event says, whatever was counted before', async () => {
  const client = holding(9, 2, 1);
  const read = { ids: [news(1).id], readAt: at, unread: 1 };
  await applyNotificationEvent(client, event(6, { type: 'notification.read', payload: read }));
  expect(pageOf(client)).toMatchObject({ unread: 1, revision: 6 });
  await applyNotificationEvent(client, event(7, { type: 'notification.dismissed', payload: { id: news(1).id, unread: 1 } }));
  expect(pageOf(client)).toMatchObject({ items: [news(2)], unread: 1 });
  const payload = { notification: news(3), unread: 2 };
  await applyNotificationEvent(client, event(8, { type: 'notification.created', payload }));
  expect(pageOf(client)).toMatchObject({ items: [news(3), news(2)], unread: 2, revision: 8 });
});
