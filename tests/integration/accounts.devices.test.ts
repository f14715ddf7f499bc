import { expect, test } from 'vitest';
import { purgeDevices } from '../../domain/sessions/meetDevice.ts';
import { signIn, signOut } from '../../shared/routes/sessions.routes.ts';
import { listNotifications } from '../../shared/routes/notifications.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { password, signUp } = factories(base, api);

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const paramsOf = async ({ client }: Person) => (await client.call(listNotifications, {})).items;
const signInAs = ({ user }: Person, client: Client) => client.call(signIn, { body: { email: user.email, password } });

test('a sign-in from a browser that was never here is told, there and by mail; from a known one it is not', async () => {
  const person = await signUp();
  expect(await paramsOf(person)).toEqual([]);
  // The same browser again, after signing out.
  await person.client.call(signOut, {});
  await signInAs(person, person.client);
  expect(await paramsOf(person)).toEqual([]);
  const other = new Client(api.url, firefox);
  await signInAs(person, other);
  expect(await paramsOf(person)).toMatchObject([{ type: 'session.new', params: { browser: 'Firefox', system: 'Linux' } }]);
  expect(await base.rows('select kind from mail where account_id = $1', [person.user.id])).toEqual([{ kind: 'session.new' }]);
  await other.call(signOut, {});
  await signInAs(person, other);
  expect(await paramsOf(person)).toHaveLength(1);
});

test('a browser is known to each account by itself, and its number opens nothing', async () => {
  const [one, two] = [await signUp(), await signUp()];
  await one.client.call(signOut, {});
  await signInAs(two, one.client);
  expect(await paramsOf(two)).toMatchObject([{ type: 'session.new' }]);
  const [, value = ''] = /device=(?<id>[^;]+)/u.exec(one.client.cookie) ?? [];
  expect(value).not.toBe('');
  expect(JSON.stringify(await base.rows("select encode(device_hash, 'escape') from known_device"))).not.toContain(value);
});

test('a number that we did not sign makes nobody known', async () => {
  const person = await signUp();
  const forged = new Client(api.url, { cookie: 'stillpoint-device=made-up; stillpoint-device.sig=made-up' });
  await signInAs(person, forged);
  expect(await paramsOf(person)).toHaveLength(1);
});

test('an account from before browsers were known is not startled by its own', async () => {
  const person = await signUp();
  await base.rows('delete from known_device where account_id = $1', [person.user.id]);
  await signInAs(person, new Client(api.url, firefox));
  expect(await paramsOf(person)).toEqual([]);
});

test('a browser that stays away is forgotten', async () => {
  const person = await signUp();
  const age = (days: number) => base.rows('update known_device set seen_at = now() - make_interval(days => $1)', [days]);
  const known = () => base.rows('select from known_device where account_id = $1', [person.user.id]);
  await age(399);
  await base.database.transaction(purgeDevices);
  expect(await known()).toHaveLength(1);
  await age(401);
  await base.database.transaction(purgeDevices);
  expect(await known()).toEqual([]);
});
