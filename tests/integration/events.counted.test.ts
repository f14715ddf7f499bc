import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { StreamEvent, type EventType } from '../../shared/events.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { removeDeleted } from '../../shared/routes/deletion.routes.ts';
import { getUsage } from '../../shared/routes/quotas.routes.ts';
import { createScript, deleteScript } from '../../shared/routes/scripts.routes.ts';
import { listSessions } from '../../shared/routes/sessions.routes.ts';
import { Client } from '../support/Client.ts';
import { eventCases } from '../support/eventCases.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { sessionsKey } from '../../web/features/accounts/sessions/sessionsKey.ts';
import { usageKey } from '../../web/features/quotas/usageKey.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, newKey, password } = factories(base, api);
const applyToCache = eventCases('events.counted');

/** A page that shows what only the server can count: it asks again when an event says so, and not otherwise. */
async function show<T>({ stream }: Person, queryKey: QueryKey, queryFn: () => Promise<T>) {
  const cache = new QueryClient();
  const page = new QueryObserver<T>(cache, { queryKey, queryFn, staleTime: Infinity });
  onTestFinished(page.subscribe(() => {}));
  await waitUntil('the first answer', () => page.getCurrentResult().isSuccess);
  const { length } = await base.rows('select from event where stream = $1', [stream]);
  return async (): Promise<EventType[]> => {
    const rows = await base.rows(
      'select stream, seq::int, type, payload, at from event where stream = $1 and seq > $2 order by seq',
      [stream, length],
    );
    const events = rows.map((row) => StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }));
    for (const event of events) await applyToCache(cache, event);
    const fresh = await queryFn();
    await waitUntil('the page to show it', () => JSON.stringify(page.getCurrentResult().data) === JSON.stringify(fresh));
    return events.map(({ type }) => type);
  };
}

test('where one is signed in is asked for again when somebody signs in', async () => {
  const person = await signUp();
  const follow = await show(person, sessionsKey, async () =>
    (await person.client.call(listSessions, {})).items.map(({ id }) => id),
  );
  await new Client(api.url).call(signIn, { body: { email: person.user.email, password } });
  expect(await follow()).toContain('sessions.changed');
});

test('how much there is gets asked for again when what was deleted is removed', async () => {
  const person = await signUp();
  const { id } = await person.client.call(createScript, { key: newKey(), body: scriptBody({ content: '## One\n\nA line.' }) });
  await person.client.call(deleteScript, { params: { id } });
  const follow = await show(person, usageKey, () => person.client.call(getUsage, {}));
  await person.client.call(removeDeleted, {});
  expect(await follow()).toEqual(['usage.changed']);
});
