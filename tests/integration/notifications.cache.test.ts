import { QueryClient } from '@tanstack/react-query';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { publishToUser } from '../../domain/events/streams.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { StreamEvent } from '../../shared/events.ts';
import {
  dismissNotification,
  listNotifications,
  readNotifications,
  readNotification,
} from '../../shared/routes/notifications.routes.ts';
import type { NotificationPages } from '../../web/features/notifications/applyNotificationEvent.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { eventCases } from '../support/eventCases.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const applyToCache = eventCases('notifications.cache');
const api = await startTestApi(base.url);
const { signUp } = factories(base, api);

const tell = ({ user }: Person): Promise<void> =>
  base.database.transaction(async (queries) => {
    const news = await notify(queries, user.id, 'script.completed', { scriptId: randomUUID(), title: 'Dusk' });
    await publishToUser(queries, user.id, news);
  });

const fetchList = async ({ client }: Person) => client.call(listNotifications, { query: { limit: 20 } });

const eventsOf = async ({ stream }: Person): Promise<StreamEvent[]> =>
  (await base.rows('select stream, seq::int, type, payload, at from event where stream = $1 order by seq', [stream])).map((row) =>
    StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }),
  );

test('the list after its events is the list after asking again, whatever comes twice or late', async () => {
  const person = await signUp();
  await tell(person);
  const cache = new QueryClient();
  cache.setQueryData<NotificationPages>(queryKeys.notifications, { pages: [await fetchList(person)], pageParams: [null] });
  const acts = [
    () => tell(person),
    () => tell(person),
    async () => person.client.call(readNotification, { params: { id: (await fetchList(person)).items[1]?.id ?? '' } }),
    async () => person.client.call(dismissNotification, { params: { id: (await fetchList(person)).items[1]?.id ?? '' } }),
    async () => person.client.call(dismissNotification, { params: { id: (await fetchList(person)).items[0]?.id ?? '' } }),
    () => tell(person),
    () => person.client.call(readNotifications, {}),
  ];
  for (const act of acts) {
    await act();
    // All of them again, from the first on.
    for (const event of await eventsOf(person)) await applyToCache(cache, event);
    const { pages } = cache.getQueryData<NotificationPages>(queryKeys.notifications) ?? { pages: [] };
    expect(pages).toEqual([await fetchList(person)]);
  }
});
