import { expect, test } from 'vitest';
import { login, register } from '../../shared/routes/accounts.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1', REGISTRATIONS_PER_HOUR: '100000' });
const { newEmail, password, signUp } = factories(base, api);

let lastAddress = 0;
/** Somebody at an address of their own, as the proxy says. */
const somebody = (address = `198.51.100.${(lastAddress += 1)}`): Client => new Client(api.url, { 'x-forwarded-for': address });
const guess = (client: Client, email: string) =>
  client.refused('INVALID_CREDENTIALS', login, { body: { email, password: 'a wrong one' } });

async function failTenTimes(client: Client, email: string): Promise<void> {
  for (let count = 0; count < 10; count += 1) await guess(client, email);
}

test('after ten failures even the right password waits, and is told how long', async () => {
  const { user } = await signUp({ headers: { 'x-forwarded-for': '203.0.113.1' } });
  const client = somebody();
  await failTenTimes(client, user.email);
  const { headers, details } = await client.refused('RATE_LIMITED', login, {
    body: { email: user.email.toUpperCase(), password },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
  expect(details?.['retryAfterSeconds']).toBe(Number(headers['retry-after']));
});

test('holds for an address that has no account just the same', async () => {
  const [client, email] = [somebody(), newEmail()];
  await failTenTimes(client, email);
  await client.refused('RATE_LIMITED', login, { body: { email, password } });
});

test('leaves other accounts and other addresses alone', async () => {
  const [one, other] = await Promise.all([signUp(), signUp()]);
  const client = somebody();
  await failTenTimes(client, one.user.email);
  await client.call(login, { body: { email: other.user.email, password } });
  await somebody().call(login, { body: { email: one.user.email, password } });
});

test('ends by itself', async () => {
  const { user } = await signUp();
  const client = somebody();
  await failTenTimes(client, user.email);
  await base.rows("update rate_limit set expire = 1 where key like 'sign-in:%' and key like $1", [`%${user.email}%`]);
  await client.call(login, { body: { email: user.email, password } });
});

test('believes the nearest proxy only: further addresses are the caller’s own words', async () => {
  const { user } = await signUp();
  for (let count = 0; count < 10; count += 1)
    await guess(new Client(api.url, { 'x-forwarded-for': `192.0.2.${count}, 198.51.100.200` }), user.email);
  await new Client(api.url, { 'x-forwarded-for': '192.0.2.99, 198.51.100.200' }).refused('RATE_LIMITED', login, {
    body: { email: user.email, password },
  });
});

test('a hundred failures from one address in a day are enough', async () => {
  const client = somebody('203.0.113.77');
  await base.rows("insert into rate_limit (key, points, expire) values ('sign-in-address:203.0.113.77', 99, $1)", [
    Date.now() + 3_600_000,
  ]);
  await guess(client, newEmail());
  await client.refused('RATE_LIMITED', login, { body: { email: newEmail(), password } });
});

test('ten tries at taken addresses are enough for an hour', async () => {
  const { user } = await signUp();
  const client = somebody();
  for (let count = 0; count < 10; count += 1)
    await client.refused('EMAIL_TAKEN', register, { body: { email: user.email, password } });
  const { headers } = await client.refused('RATE_LIMITED', register, { body: { email: newEmail(), password } });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await somebody().call(register, { body: { email: newEmail(), password } });
});
