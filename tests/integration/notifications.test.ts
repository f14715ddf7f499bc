import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { publishToUser } from '../../domain/events/streams.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { purgeNotifications } from '../../domain/notifications/dismissNotification.ts';
import type { Notification } from '../../shared/notifications.schema.ts';
import {
  dismissNotification,
  listNotifications,
  readNotifications,
  readNotification,
} from '../../shared/routes/notifications.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { notifyOfExpiringCredits } from '../../worker/maintenance/notifyOfExpiringCreditsTask.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, finished, failed, grant, writeSections, finish } = factories(base, api);
const { database, rows } = base;

const listOf = ({ client }: Person, query = {}) => client.call(listNotifications, { query });
const typesOf = (items: readonly Notification[]) => items.map(({ type }) => type);
const mailsOf = async ({ user }: Person): Promise<string[]> =>
  (await rows<{ kind: string }>('select kind from mail where account_id = $1 order by created_at', [user.id])).map(
    ({ kind }) => kind,
  );

/** News of a script that is not there, as much as a page may hold. */
async function tell({ user }: Person, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await database.transaction((queries) =>
      notify(queries, user.id, 'script.completed', { scriptId: randomUUID(), title: `Script ${number}` }),
    );
}

describe('the list', () => {
  test('is empty for somebody new', async () => {
    expect(await listOf(await signUp())).toMatchObject({ items: [], nextCursor: null, unread: 0 });
  });

  test('has the newest first, in pages, and counts all that is unread', async () => {
    const person = await signUp();
    await tell(person, 5);
    const first = await listOf(person, { limit: 2 });
    expect(first.items.map(({ params }) => 'title' in params && params.title)).toEqual(['Script 5', 'Script 4']);
    expect(first.unread).toBe(5);
    const second = await listOf(person, { limit: 2, cursor: first.nextCursor });
    const third = await listOf(person, { limit: 2, cursor: second.nextCursor });
    expect([...second.items, ...third.items].map(({ params }) => 'title' in params && params.title)).toEqual([
      'Script 3',
      'Script 2',
      'Script 1',
    ]);
    expect(third.nextCursor).toBeNull();
    await person.client.refused('VALIDATION_FAILED', listNotifications, { query: { cursor: 'bm8' } });
    await person.client.refused('VALIDATION_FAILED', listNotifications, { query: { limit: 101 } });
  });

  test('one read, all read, one dismissed: each counts once', async () => {
    const person = await signUp();
    await tell(person, 4);
    const [one, two] = (await listOf(person)).items;
    await person.client.call(readNotification, { params: { id: one?.id ?? '' } });
    await person.client.call(readNotification, { params: { id: one?.id ?? '' } });
    expect((await listOf(person)).unread).toBe(3);
    await person.client.call(dismissNotification, { params: { id: two?.id ?? '' } });
    await person.client.call(dismissNotification, { params: { id: two?.id ?? '' } });
    await person.client.call(dismissNotification, { params: { id: one?.id ?? '' } });
    expect(await listOf(person)).toMatchObject({ unread: 2, items: [{ readAt: null }, { readAt: null }] });
    await person.client.call(readNotifications, {});
    await person.client.call(readNotifications, {});
    const { items, unread } = await listOf(person);
    expect(unread).toBe(0);
    expect(items.every(({ readAt }) => readAt !== null)).toBe(true);
    const told = await rows("select type, payload from event where stream = $1 and type like 'notification.%' order by seq", [
      person.stream,
    ]);
    expect(told.map((row) => row['type'])).toEqual([
      'notification.read',
      'notification.dismissed',
      'notification.dismissed',
      'notification.read',
    ]);
    expect(told.map((row) => row['payload'].unread)).toEqual([3, 2, 2, 0]);
  });

  test('of somebody else cannot be touched', async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    await tell(owner, 1);
    const id = (await listOf(owner)).items[0]?.id ?? '';
    await stranger.client.refused('NOT_FOUND', readNotification, { params: { id } });
    await stranger.client.refused('NOT_FOUND', dismissNotification, { params: { id } });
    await stranger.client.call(readNotifications, {});
    await owner.client.refused('NOT_FOUND', readNotification, { params: { id: randomUUID() } });
    await owner.client.refused('NOT_FOUND', dismissNotification, { params: { id: 'no-id' } });
    expect((await listOf(owner)).unread).toBe(1);
  });

  test('counts each once, however many ask at the same moment', async () => {
    const person = await signUp();
    await tell(person, 6);
    const { items } = await listOf(person);
    await Promise.all([
      ...items.map(({ id }) => person.client.call(readNotification, { params: { id } })),
      ...items.map(({ id }) => person.client.call(dismissNotification, { params: { id } })),
      person.client.call(readNotifications, {}),
      person.client.call(readNotifications, {}),
    ]);
    const told = await rows("select type, payload from event where stream = $1 and type like 'notification.%' order by seq", [
      person.stream,
    ]);
    // Each event says what is unread with its own number: what the one before it says, without what it is about.
    let unread = 6;
    for (const { type, payload } of told) {
      const fewer = unread - payload.unread;
      if (type === 'notification.read') expect(fewer).toBe(payload.ids.length);
      else expect([0, 1]).toContain(fewer);
      unread = payload.unread;
    }
    expect(unread).toBe(0);
    expect(await listOf(person)).toMatchObject({ items: [], unread: 0 });
  });

  test('says how many are unread with each that comes, however many come at the same moment', async () => {
    const person = await signUp();
    const add = (): Promise<void> =>
      database.transaction(async (queries) => {
        const params = { scriptId: randomUUID(), title: 'Dusk' };
        await publishToUser(queries, person.user.id, await notify(queries, person.user.id, 'script.completed', params));
      });
    await Promise.all(Array.from({ length: 12 }, add));
    const told = await rows("select payload from event where stream = $1 and type = 'notification.created' order by seq", [
      person.stream,
    ]);
    expect(told.map(({ payload }) => payload.unread)).toEqual(Array.from({ length: 12 }, (_one, index) => index + 1));
  });

  test('forgets after ninety days', async () => {
    const person = await signUp();
    await tell(person, 2);
    const [newest] = (await listOf(person)).items;
    await rows("update notification set created_at = now() - interval '91 days' where id = $1", [newest?.id]);
    await database.transaction(purgeNotifications);
    expect((await listOf(person)).items).toHaveLength(1);
  });
});

describe('news comes', () => {
  test('of a script that is done, that failed, that waits', async () => {
    const person = await signUp({ credits: 20 });
    await finished(person);
    await failed(person);
    expect(typesOf((await listOf(person)).items)).toEqual(['script.failed', 'script.completed']);
    expect((await listOf(person)).items[0]?.params).toMatchObject({ failure: 'MODEL_UNAVAILABLE', credits: 1 });
    const { generation, script } = await ask(person, { approveOutline: true });
    const held = await writeSections(generation.id, 0);
    await database.transaction((queries) => awaitApproval(queries, held));
    expect((await listOf(person)).items[0]).toMatchObject({
      type: 'script.awaiting_approval',
      params: { scriptId: script.id, title: 'Handmade' },
    });
  });

  test('of credits that run low, once a period', async () => {
    const person = await signUp();
    await finished(person, { duration: 5 });
    expect(typesOf((await listOf(person)).items)).toEqual(['script.completed']);
    await finished(person, { duration: 5 });
    expect(typesOf((await listOf(person)).items)).toEqual(['credits.low', 'script.completed', 'script.completed']);
    expect((await listOf(person)).items.find(({ type }) => type === 'credits.low')?.params).toMatchObject({ available: 1 });
    await finished(person, { duration: 5 });
    expect(typesOf((await listOf(person)).items).filter((type) => type === 'credits.low')).toHaveLength(1);
  });

  test('not of credits that are only held', async () => {
    const person = await signUp();
    await ask(person, { duration: 5 });
    const { generation } = await ask(person, { duration: 5 });
    await finish(await writeSections(generation.id, 4));
    expect(typesOf((await listOf(person)).items)).toEqual(['script.completed']);
  });

  test('of credits that expire within three days, once and together', async () => {
    const person = await signUp();
    const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
    const soon = inDays(2.5);
    await grant(person.user.id, 4, 'promotional', soon);
    await grant(person.user.id, 3, 'promotional', soon);
    await grant(person.user.id, 9, 'promotional', inDays(3.5));
    await notifyOfExpiringCredits(database);
    await notifyOfExpiringCredits(database);
    const { items, unread } = await listOf(person);
    expect(items).toMatchObject([{ type: 'credits.expiring', params: { credits: 7, expiresAt: soon } }]);
    expect(unread).toBe(1);
    await person.client.call(dismissNotification, { params: { id: items[0]?.id ?? '' } });
    await notifyOfExpiringCredits(database);
    expect((await listOf(person)).items).toEqual([]);
  });
});

describe('by e-mail, too', () => {
  test('when nobody was there', async () => {
    const person = await signUp({ credits: 20 });
    await finished(person);
    expect(await mailsOf(person)).toEqual(['script.completed']);
  });

  test('but not while a page is connected', async () => {
    const person = await signUp({ credits: 20 });
    const present = async () => (await rows('select from presence where account_id = $1', [person.user.id])).length;
    const one = new SocketClient({ url: api.url, cookie: person.client.cookie });
    const two = new SocketClient({ url: api.url, cookie: person.client.cookie });
    await waitUntil('somebody is there', async () => (await present()) === 1);
    await finished(person);
    expect(await mailsOf(person)).toEqual([]);
    one.socket.disconnect();
    two.socket.disconnect();
    await waitUntil('nobody is there', async () => (await present()) === 0);
    await finished(person);
    expect(await mailsOf(person)).toEqual(['script.completed']);
  });

  test('nor for what a killed process left behind', async () => {
    const person = await signUp({ credits: 20 });
    await rows("insert into presence (account_id, process, seen_at) values ($1, $2, now() - interval '5 minutes')", [
      person.user.id,
      randomUUID(),
    ]);
    await finished(person);
    expect(await mailsOf(person)).toEqual(['script.completed']);
  });

  test('as the settings say, each way by itself', async () => {
    const person = await signUp({ credits: 20 });
    const choose = (inApp: boolean, email: boolean) =>
      person.client.call(updateSettings, { body: { notificationChannels: { 'script.completed': { inApp, email } } } });
    await choose(true, false);
    await finished(person);
    expect([(await listOf(person)).items.length, await mailsOf(person)]).toEqual([1, []]);
    await choose(false, true);
    await finished(person);
    expect([(await listOf(person)).items.length, await mailsOf(person)]).toEqual([1, ['script.completed']]);
    await choose(false, false);
    await finished(person);
    expect([(await listOf(person)).items.length, await mailsOf(person)]).toEqual([1, ['script.completed']]);
    expect((await listOf(person)).unread).toBe(1);
  });
});
