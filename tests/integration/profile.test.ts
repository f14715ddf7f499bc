import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { StreamEvent } from '../../shared/events.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { changePassword, putPicture, updateUser } from '../../shared/routes/profile.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { applyEvent } from '../../web/realtime/applyEvent.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { onePicture } from '../support/onePicture.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { operate } from '../support/operate.ts';

const base = await useDatabase();
const api = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1' });
const { newEmail, password, signUp } = factories(base, api);
const visitor = (): Client => new Client(api.url);

describe('what a person says of themselves', () => {
  test('is changed, and every tab hears it', async () => {
    const { client, user } = await signUp();
    const tab = new SocketClient({ url: api.url, cookie: client.cookie });
    await tab.ready();
    const change = { fullName: 'Mira Sol', username: 'mira', bio: 'Two lines.\nNo more.' };
    const changed = await client.call(updateUser, { body: { baseRevision: user.revision, ...change } });
    expect(changed).toEqual({ ...user, ...change, revision: user.revision + 1 });
    expect(await client.call(getUser, {})).toEqual(changed);
    const { id: _id, credits: _credits, creditsHeld: _held, createdAt: _at, ...profile } = changed;
    expect((await tab.completion('user.changed')).payload).toEqual(profile);
  });

  test('an empty full name is none, and what is not named stays', async () => {
    const { client, user } = await signUp();
    await client.call(updateUser, { body: { baseRevision: 1, fullName: 'Mira', bio: 'Hello' } });
    const { fullName, bio, username } = await client.call(updateUser, { body: { baseRevision: 2, fullName: '  ' } });
    expect({ fullName, bio, username }).toEqual({ fullName: null, bio: 'Hello', username: user.username });
  });

  test('is not overwritten by who has not seen the newest', async () => {
    const { client } = await signUp();
    await client.call(updateUser, { body: { baseRevision: 1, fullName: 'One' } });
    const { details } = await client.refused('VERSION_CONFLICT', updateUser, { body: { baseRevision: 1, fullName: 'Two' } });
    expect(details).toEqual({ revision: 2 });
    expect(await client.call(getUser, {})).toMatchObject({ fullName: 'One' });
  });

  test('of two changes at once one is refused', async () => {
    const { client } = await signUp();
    const replies = await Promise.all(
      ['One', 'Two'].map((fullName) => client.copy().try(updateUser, { body: { baseRevision: 1, fullName } })),
    );
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  test('has its limits, each named', async () => {
    const { client } = await signUp();
    const body = { baseRevision: 1, username: ' ', fullName: 'x'.repeat(121), bio: 'x'.repeat(601), email: 'x', role: 'admin' };
    const { issues } = await client.refused('VALIDATION_FAILED', updateUser, { body });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['bio', 'email', 'fullName', 'role', 'username']);
  });

  test('a new plan and a new role are heard too', async () => {
    const { client, user } = await signUp();
    const tab = new SocketClient({ url: api.url, cookie: client.cookie });
    await tab.ready();
    await operate(base.database, ['set-plan', user.email, 'pro']);
    expect((await tab.completion('user.changed')).payload).toMatchObject({ currentPlan: 'pro', role: 'user' });
    await operate(base.database, ['grant-role', user.email, 'admin']);
    expect(await client.call(getUser, {})).toMatchObject({ currentPlan: 'pro', role: 'admin', revision: user.revision + 2 });
  });
});

test('the cache after an event is the cache after asking again', async () => {
  const { client, user, stream } = await signUp();
  const cache = new QueryClient();
  cache.setQueryData(queryKeys.user, user);
  await client.call(updateUser, { body: { baseRevision: 1, fullName: 'Mira', bio: 'Hello' } });
  await client.call(putPicture, { file: { type: 'image/png', bytes: await onePicture() } });
  await operate(base.database, ['grant-role', user.email, 'admin']);
  const rows = await base.rows('select stream, seq::int, type, payload, at from event where stream = $1 order by seq', [stream]);
  const events = rows.map((row) => StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }));
  expect(events.map(({ type }) => type)).toEqual(['user.changed', 'user.changed', 'user.changed']);
  // In order, and once more: whatever comes twice changes nothing.
  for (const event of [...events, ...events])
    await applyEvent(cache, event, { path: () => '/', go: () => {}, isFollowed: () => false });
  expect(cache.getQueryData(queryKeys.user)).toEqual(await client.call(getUser, {}));
});

describe('another address', () => {
  test('needs the password', async () => {
    const { client, user } = await signUp();
    const email = newEmail();
    await client.refused('WRONG_PASSWORD', updateUser, { body: { baseRevision: 1, email } });
    await client.refused('WRONG_PASSWORD', updateUser, { body: { baseRevision: 1, email, password: 'a wrong one' } });
    await client.call(updateUser, { body: { baseRevision: 1, email, password } });
    const mails = await base.rows('select kind, to_address, params from mail where account_id = $1', [user.id]);
    expect(mails).toEqual([{ kind: 'email.changed', to_address: user.email, params: { email, at: expect.any(String) } }]);
    await visitor().refused('INVALID_CREDENTIALS', signIn, { body: { email: user.email, password } });
    expect(await visitor().call(signIn, { body: { email: email.toUpperCase(), password } })).toMatchObject({
      id: user.id,
      email,
    });
  });

  test('must not be somebody else’s, and may be the same in other letters', async () => {
    const { client, user } = await signUp();
    const other = await signUp();
    await client.refused('EMAIL_TAKEN', updateUser, {
      body: { baseRevision: 1, email: other.user.email.toUpperCase(), password },
    });
    const email = user.email.toUpperCase();
    expect(await client.call(updateUser, { body: { baseRevision: 1, email, password } })).toMatchObject({ email });
  });

  test('tells no more about who has an account than the sign-up: guesses run out', async () => {
    const from = { 'x-forwarded-for': '203.0.113.50' };
    const { client } = await signUp({ headers: from });
    const other = await signUp();
    const body = { baseRevision: 1, email: other.user.email, password };
    for (let count = 0; count < 10; count += 1) await client.refused('EMAIL_TAKEN', updateUser, { body });
    await client.refused('RATE_LIMITED', updateUser, { body });
    await client.call(updateUser, { body: { baseRevision: 1, fullName: 'Still here' } });
  });
});

describe('another password', () => {
  test('needs the present one, and ends every other session with its sockets', async () => {
    const { client, user } = await signUp();
    const elsewhere = visitor();
    await elsewhere.call(signIn, { body: { email: user.email, password } });
    const [here, there] = [client, elsewhere].map(({ cookie }) => new SocketClient({ url: api.url, cookie })) as [
      SocketClient,
      SocketClient,
    ];
    await Promise.all([here.ready(), there.ready()]);
    const newPassword = 'a new battery';
    await client.refused('WRONG_PASSWORD', changePassword, { body: { currentPassword: 'not this', newPassword } });
    await elsewhere.call(getUser, {});
    await client.call(changePassword, { body: { currentPassword: password, newPassword } });
    await there.left();
    await elsewhere.refused('UNAUTHENTICATED', getUser);
    await client.call(getUser, {});
    await here.completion('sessions.changed');
    const mails = await base.rows("select to_address from mail where account_id = $1 and kind = 'password.changed'", [user.id]);
    expect(mails).toEqual([{ to_address: user.email }]);
    expect(here.socket.connected).toBe(true);
    await visitor().refused('INVALID_CREDENTIALS', signIn, { body: { email: user.email, password } });
    await visitor().call(signIn, { body: { email: user.email, password: newPassword } });
  });

  test('has at least eight characters', async () => {
    const { client } = await signUp();
    const { issues } = await client.refused('VALIDATION_FAILED', changePassword, {
      body: { currentPassword: password, newPassword: '1234567' },
    });
    expect(issues).toMatchObject([{ path: 'newPassword', minimum: 8 }]);
  });

  test('after ten wrong ones even the right one waits, and nobody else does', async () => {
    const { client } = await signUp();
    const body = { currentPassword: 'not this', newPassword: 'a new battery' };
    const replies = await Promise.all(Array.from({ length: 12 }, () => client.try(changePassword, { body })));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => '400'),
      '429',
      '429',
    ]);
    const { headers } = await client.refused('RATE_LIMITED', changePassword, { body: { ...body, currentPassword: password } });
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    const other = await signUp();
    await other.client.call(changePassword, { body: { ...body, currentPassword: password } });
  });

  test('right ones are not counted', async () => {
    const { client, user } = await signUp();
    await base.rows('insert into rate_limit (key, points, expire) values ($1, 9, $2)', [
      `password:${user.id}`,
      Date.now() + 3_600_000,
    ]);
    for (let count = 0; count < 3; count += 1)
      await client.call(changePassword, { body: { currentPassword: password, newPassword: password } });
    await client.refused('WRONG_PASSWORD', changePassword, { body: { currentPassword: 'not this', newPassword: password } });
    await client.refused('RATE_LIMITED', changePassword, { body: { currentPassword: password, newPassword: password } });
  });
});
