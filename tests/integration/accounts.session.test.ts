import { describe, expect, test } from 'vitest';
import { hashSessionId } from '../../api/http/sessions.ts';
import { sql } from '../../db/pool.ts';
import { renewSession } from '../../domain/sessions/livingSessions.ts';
import { getUser, registerAccount } from '../../shared/routes/accounts.routes.ts';
import { signIn, signOut } from '../../shared/routes/sessions.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Reply } from '../support/sendRequest.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newEmail, password, signUp } = factories(base, api);
const visitor = (): Client => new Client(api.url);

const sessionIdOf = (client: Client): string => /(?:^|; )stillpoint=(?<id>[^;]+)/u.exec(client.cookie)?.groups?.['id'] ?? '';

describe('signing in', () => {
  test('gives the user, whatever the case of the address', async () => {
    const { user } = await signUp();
    const client = visitor();
    expect(await client.call(signIn, { body: { email: user.email.toUpperCase(), password } })).toEqual(user);
    expect(await client.call(getUser, {})).toEqual(user);
  });

  test('refuses a wrong password and an unknown address alike', async () => {
    const { user } = await signUp();
    const wrong = await visitor().refused('INVALID_CREDENTIALS', signIn, {
      body: { email: user.email, password: 'not this one' },
    });
    const unknown = await visitor().refused('INVALID_CREDENTIALS', signIn, { body: { email: newEmail(), password } });
    expect({ ...wrong, requestId: '', headers: {} }).toEqual({ ...unknown, requestId: '', headers: {} });
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
  });

  test('names every problem at once, and knows no further field', async () => {
    const { issues } = await visitor().refused('VALIDATION_FAILED', signIn, {
      body: { email: 'x', password: '', role: 'admin' },
    });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['email', 'password', 'role']);
  });

  test('begins a new session, and ends the one from before', async () => {
    const { client, user } = await signUp();
    const before = client.copy();
    await client.call(signIn, { body: { email: user.email, password } });
    expect(sessionIdOf(client)).not.toBe(sessionIdOf(before));
    await client.call(getUser, {});
    await before.refused('UNAUTHENTICATED', getUser);
  });

  test('takes no session id that somebody else has chosen', async () => {
    const { client, user } = await signUp();
    const planted = new Client(api.url, { cookie: 'stillpoint=chosen-by-somebody; stillpoint.sig=x' });
    const reply = await planted.try(signIn, { body: { email: user.email, password } });
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']?.join()).not.toContain('chosen-by-somebody');
    const forged = new Client(api.url, { cookie: `stillpoint=${sessionIdOf(client)}` });
    await forged.refused('UNAUTHENTICATED', getUser);
  });

  test('keeps the session’s id as a hash only', async () => {
    const { client, user } = await signUp();
    const found = await base.rows<{ id_hash: Buffer; data: unknown }>('select id_hash, data from session where account_id = $1', [
      user.id,
    ]);
    expect(found.map(({ id_hash: hash }) => hash.toString('hex'))).toEqual([hashSessionId(sessionIdOf(client)).toString('hex')]);
    expect(JSON.stringify(found)).not.toContain(sessionIdOf(client));
  });
});

describe('a session', () => {
  test('is needed for the user', async () => {
    await visitor().refused('UNAUTHENTICATED', getUser);
  });

  test('has a cookie out of reach of scripts and other sites', async () => {
    const reply = await visitor().try(registerAccount, { body: { email: newEmail(), password } });
    const lines = reply.headers['set-cookie'] ?? [];
    // The session's and the browser's own, each with its signature.
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line).toMatch(/;\s*httponly/iu);
      expect(line).toMatch(/;\s*samesite=lax/iu);
      expect(line).toMatch(/;\s*path=\//iu);
      expect(line).not.toMatch(/secure|domain=/iu);
    }
  });

  test('ends at its time', async () => {
    const { client, user } = await signUp();
    await base.rows("update session set expires_at = now() - interval '1 second' where account_id = $1", [user.id]);
    await client.refused('UNAUTHENTICATED', getUser);
  });

  test('lives on where it is used past half its time', async () => {
    const { client, user } = await signUp();
    const soon = Date.now() + 24 * 3600 * 1000;
    await base.rows(
      "update session set expires_at = to_timestamp($2 / 1000.0), data = data || jsonb_build_object('_expire', $2::bigint) where account_id = $1",
      [user.id, soon],
    );
    await client.call(getUser, {});
    const left = await base.rows<{ days: number }>(
      'select extract(epoch from expires_at - now())::int / 86400 as days from session where account_id = $1',
      [user.id],
    );
    expect(left[0]?.days).toBeGreaterThanOrEqual(29);
  });
});

describe('signing out', () => {
  test('ends this session and no other', async () => {
    const { client, user } = await signUp();
    const elsewhere = visitor();
    await elsewhere.call(signIn, { body: { email: user.email, password } });
    const kept = client.copy();
    await client.call(signOut, {});
    await kept.refused('UNAUTHENTICATED', getUser);
    await elsewhere.call(getUser, {});
  });

  test('is no refusal for who is not signed in', async () => {
    await visitor().call(signOut, {});
  });

  test('closes the sockets of that session at once, and those of no other', async () => {
    const { client, user } = await signUp();
    const elsewhere = visitor();
    await elsewhere.call(signIn, { body: { email: user.email, password } });
    const [one, two, other] = [client, client, elsewhere].map(({ cookie }) => new SocketClient({ url: api.url, cookie })) as [
      SocketClient,
      SocketClient,
      SocketClient,
    ];
    await Promise.all([one.ready(), two.ready(), other.ready()]);
    await client.call(signOut, {});
    await Promise.all([one.left(), two.left()]);
    expect(other.socket.connected).toBe(true);
  });

  test('is for good: a request that was under way does not save the session back', async () => {
    const { client, user } = await signUp();
    const copy = client.copy();
    // Past half its time, so that the request under way wants to save it.
    await base.rows("update session set data = data || jsonb_build_object('_expire', $2::bigint) where account_id = $1", [
      user.id,
      Date.now() + 3_600_000,
    ]);
    const underWay: Promise<Reply>[] = [];
    await base.database.transaction(async (queries) => {
      await queries.query(sql.typeAlias('none')`lock table credit_account in access exclusive mode`);
      underWay.push(client.try(getUser));
      await waitUntil(
        'the request to hang',
        async () =>
          (await base.rows("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
            .length > 0,
      );
      await copy.call(signOut, {});
    });
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200]);
    await client.refused('UNAUTHENTICATED', getUser);
    expect(
      await base.rows('select from session where id_hash = $1 and ended_at is null', [hashSessionId(sessionIdOf(client))]),
    ).toEqual([]);
  });

  test('cannot be undone by a save with the same id', async () => {
    const { client, user } = await signUp();
    const id = hashSessionId(sessionIdOf(client));
    const copy = client.copy();
    await client.call(signOut, {});
    const kept = { idHash: id, accountId: user.id, data: { accountId: user.id }, milliseconds: 60_000 };
    await renewSession(base.database, kept);
    await copy.refused('UNAUTHENTICATED', getUser);
    expect(
      await base.rows('select account_id, data, ended_at is not null as ended from session where id_hash = $1', [id]),
    ).toEqual([{ account_id: null, data: {}, ended: true }]);
  });
});
