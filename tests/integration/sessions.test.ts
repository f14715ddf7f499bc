import { describe, expect, test } from 'vitest';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { signIn, signOut } from '../../shared/routes/sessions.routes.ts';
import { endSession, endSessions, listSessions } from '../../shared/routes/sessions.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { password, signUp } = factories(base, api);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1';

async function signInAgain({ user }: Person, userAgent: string): Promise<Client> {
  const client = new Client(api.url, { 'user-agent': userAgent });
  await client.call(signIn, { body: { email: user.email, password } });
  return client;
}
const list = async (client: Client) => (await client.call(listSessions, {})).items;

describe('the list of sessions', () => {
  test('says which device each is in plain words, the newest first, and which one asks', async () => {
    const person = await signUp({ headers: { 'user-agent': firefox } });
    const phone = await signInAgain(person, iphone);
    const devices = (items: Awaited<ReturnType<typeof list>>) =>
      items.map(({ browser, system, isCurrent }) => ({ browser, system, isCurrent }));
    expect(devices(await list(person.client))).toEqual([
      { browser: 'Safari', system: 'iPhone', isCurrent: false },
      { browser: 'Firefox', system: 'Linux', isCurrent: true },
    ]);
    expect(devices(await list(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test('carries nothing that would sign anybody in', async () => {
    const { client } = await signUp();
    const { text } = await client.try(listSessions);
    const [row] = await base.rows<{ id_hash: Buffer }>('select id_hash from session order by created_at desc limit 1');
    expect(text).not.toContain(row?.id_hash.toString('hex').slice(0, 16));
    for (const part of client.cookie.split(/[=;] ?/u)) if (part.length > 12) expect(text).not.toContain(part);
  });

  test('leaves out what has ended or run out, and goes on page by page', async () => {
    const person = await signUp();
    const gone = await signInAgain(person, iphone);
    await gone.call(signOut, {});
    const outdated = await signInAgain(person, firefox);
    await base.rows(
      "update session set expires_at = now() - interval '1 second' where account_id = $1 and data ->> 'browser' = 'Firefox'",
      [person.user.id],
    );
    await outdated.refused('UNAUTHENTICATED', getUser);
    for (let count = 0; count < 4; count += 1) await signInAgain(person, iphone);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await person.client.call(listSessions, { query: { limit: 2, ...(cursor !== undefined && { cursor }) } });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
    await person.client.refused('VALIDATION_FAILED', listSessions, { query: { cursor: 'made-up' } });
  });

  test('knows within ten minutes when each was used', async () => {
    const { client, user } = await signUp();
    await base.rows("update session set last_seen_at = now() - interval '9 minutes' where account_id = $1", [user.id]);
    const [before] = await list(client);
    expect((await list(client))[0]?.lastSeenAt).toBe(before?.lastSeenAt);
    await base.rows("update session set last_seen_at = now() - interval '11 minutes' where account_id = $1", [user.id]);
    await client.call(getUser, {});
    const [after] = await list(client);
    expect(Date.now() - new Date(after?.lastSeenAt ?? 0).getTime()).toBeLessThan(60_000);
  });

  test('is news on every other device when somebody signs in or out', async () => {
    const person = await signUp();
    const tab = new SocketClient({ url: api.url, cookie: person.client.cookie });
    await tab.ready();
    const phone = await signInAgain(person, iphone);
    await tab.completion('sessions.changed');
    const count = tab.events.length;
    await phone.call(signOut, {});
    await tab.reached(count + 1);
    // A sign-in from a new device is also told as such.
    expect(tab.events.map(({ type }) => type)).toEqual(['notification.created', 'sessions.changed', 'sessions.changed']);
  });
});

describe('ending sessions', () => {
  test('ends one, with its sockets, and no other', async () => {
    const person = await signUp();
    const phone = await signInAgain(person, iphone);
    const socket = new SocketClient({ url: api.url, cookie: phone.cookie });
    await socket.ready();
    const other = (await list(person.client)).find(({ isCurrent }) => !isCurrent);
    await person.client.call(endSession, { params: { id: other?.id ?? '' } });
    await socket.left();
    await phone.refused('UNAUTHENTICATED', getUser);
    expect(await list(person.client)).toHaveLength(1);
    await person.client.refused('NOT_FOUND', endSession, { params: { id: other?.id ?? '' } });
  });

  test('ends all others, or all', async () => {
    const person = await signUp();
    const [one, two] = [await signInAgain(person, iphone), await signInAgain(person, firefox)];
    const stranger = await signUp();
    await one.call(endSessions, { body: { which: 'others' } });
    await person.client.refused('UNAUTHENTICATED', getUser);
    await two.refused('UNAUTHENTICATED', getUser);
    const socket = new SocketClient({ url: api.url, cookie: one.cookie });
    await socket.ready();
    await one.call(endSessions, { body: { which: 'all' } });
    await socket.left();
    await one.refused('UNAUTHENTICATED', getUser);
    await stranger.client.call(getUser, {});
    expect(await base.rows('select from session where account_id = $1', [person.user.id])).toEqual([]);
  });

  test('knows two ways only', async () => {
    const { client } = await signUp();
    await client.refused('VALIDATION_FAILED', endSessions, { body: { which: 'some' } });
  });
});
