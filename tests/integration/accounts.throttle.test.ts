import { describe, expect, test } from 'vitest';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { signIn, signOut } from '../../shared/routes/sessions.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1', REGISTRATIONS_PER_HOUR: '100000' });
const { newEmail, password, register: signUp } = factories(base, api);

let lastAddress = 0;
/** Somebody at an address of their own, as the proxy says. */
const somebody = (address = `198.51.100.${(lastAddress += 1)}`): Client => new Client(api.url, { 'x-forwarded-for': address });
const guess = (client: Client, email: string) =>
  client.refused('INVALID_CREDENTIALS', signIn, { body: { email, password: 'a wrong one' } });

/** As if a quarter of an hour had passed since the last try. */
const passLock = (key: string): Promise<unknown> =>
  base.rows("update rate_limit set taken_at = taken_at - interval '15 minutes' where key = $1", [key]);

const spend = (key: string, points: number, subject: string): Promise<unknown> =>
  base.rows('insert into rate_limit (key, points, expire, taken_at, subject) values ($1, $2, $3, now(), $4)', [
    key,
    points,
    Date.now() + 3_600_000,
    subject,
  ]);

async function failTenTimes(client: Client, email: string): Promise<void> {
  for (let count = 0; count < 10; count += 1) await guess(client, email);
}

test('after ten failures even the right password waits, and is told how long', async () => {
  const { user } = await signUp({ headers: { 'x-forwarded-for': '203.0.113.1' } });
  const client = somebody();
  await failTenTimes(client, user.email);
  const { headers, details } = await client.refused('RATE_LIMITED', signIn, {
    body: { email: user.email.toUpperCase(), password },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
  expect(details?.['retryAfterSeconds']).toBe(Number(headers['retry-after']));
});

test('holds for an address that has no account just the same', async () => {
  const [client, email] = [somebody(), newEmail()];
  await failTenTimes(client, email);
  await client.refused('RATE_LIMITED', signIn, { body: { email, password } });
});

test('leaves other accounts and other addresses alone', async () => {
  const [one, other] = await Promise.all([signUp(), signUp()]);
  const client = somebody();
  await failTenTimes(client, one.user.email);
  await client.call(signIn, { body: { email: other.user.email, password } });
  await somebody().call(signIn, { body: { email: one.user.email, password } });
});

test('ends by itself', async () => {
  const { user } = await signUp();
  const client = somebody();
  await failTenTimes(client, user.email);
  await base.rows("update rate_limit set expire = 1 where key like 'sign-in:%' and key like $1", [`%${user.email}%`]);
  await client.call(signIn, { body: { email: user.email, password } });
});

test('believes the nearest proxy only: further addresses are the caller’s own words', async () => {
  const { user } = await signUp();
  for (let count = 0; count < 10; count += 1)
    await guess(new Client(api.url, { 'x-forwarded-for': `192.0.2.${count}, 198.51.100.200` }), user.email);
  await new Client(api.url, { 'x-forwarded-for': '192.0.2.99, 198.51.100.200' }).refused('RATE_LIMITED', signIn, {
    body: { email: user.email, password },
  });
});

test('of 150 wrong ones at once ten are hashed, and the others hear how long to wait', async () => {
  const { user } = await signUp();
  const client = somebody();
  const replies = await Promise.all(
    Array.from({ length: 150 }, () => client.try(signIn, { body: { email: user.email, password: 'a wrong one' } })),
  );
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(140);
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
  }
});

test('a right password is returned and wipes out nobody’s failures', async () => {
  const { user } = await signUp();
  const address = '203.0.113.61';
  for (let count = 0; count < 9; count += 1) await guess(somebody(address), user.email);
  for (let count = 0; count < 3; count += 1) await somebody(address).call(signIn, { body: { email: user.email, password } });
  await guess(somebody(address), user.email);
  await somebody(address).refused('RATE_LIMITED', signIn, { body: { email: user.email, password } });
});

test('whoever has an IPv6 network is one, whatever address of it they take', async () => {
  const { user } = await signUp();
  for (let count = 1; count <= 10; count += 1) await guess(somebody(`2001:db8:7:7:${count}::${count}`), user.email);
  await somebody('2001:db8:7:7:ffff::1').refused('RATE_LIMITED', signIn, { body: { email: user.email, password } });
  await somebody('2001:db8:7:8::1').call(signIn, { body: { email: user.email, password } });
});

test('an IPv4 address is the same written as IPv6', async () => {
  const email = newEmail();
  for (let count = 0; count < 5; count += 1) {
    await guess(somebody('203.0.113.60'), email);
    await guess(somebody('::ffff:203.0.113.60'), email);
  }
  await somebody('203.0.113.60').refused('RATE_LIMITED', signIn, { body: { email, password } });
});

test('a hundred failures from one address in a day are enough, and a quarter of an hour later there is one more', async () => {
  const address = '203.0.113.77';
  await base.rows('insert into rate_limit (key, points, expire, taken_at) values ($1, 99, $2, now())', [
    `sign-in-address:${address}`,
    Date.now() + 3_600_000,
  ]);
  await guess(somebody(address), newEmail());
  const { headers } = await somebody(address).refused('RATE_LIMITED', signIn, { body: { email: newEmail(), password } });
  expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
  await passLock(`sign-in-address:${address}`);
  await guess(somebody(address), newEmail());
  await somebody(address).refused('RATE_LIMITED', signIn, { body: { email: newEmail(), password } });
});

describe('guesses from everywhere', () => {
  test('end at a hundred a day; the owner’s browser still gets in, any other within a quarter of an hour', async () => {
    const owner = await signUp({ headers: { 'x-forwarded-for': '203.0.113.90' } });
    const { email } = owner.user;
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, one) =>
            somebody(`10.${round}.${one}.1`).try(signIn, { body: { email, password: `guess ${round} ${one}` } }),
          ),
        ).then((replies) => replies.map(({ status }) => status))),
      );
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);

    const elsewhere = somebody();
    const { headers } = await elsewhere.refused('RATE_LIMITED', signIn, { body: { email, password } });
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    await owner.client.call(signOut, {});
    await owner.client.call(signIn, { body: { email, password } });

    await passLock(`sign-in-account:${email}`);
    await elsewhere.call(signIn, { body: { email, password } });
    // A right one is returned: whoever comes next waits no longer for it.
    await guess(somebody(), email);
    await somebody().refused('RATE_LIMITED', signIn, { body: { email, password } });
  });

  test('leave a known browser ten tries of its own, and no stranger’s browser any', async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const { email } = owner.user;
    await spend(`sign-in-account:${email}`, 100, email);
    await stranger.client.refused('RATE_LIMITED', signIn, { body: { email, password } });
    for (let count = 0; count < 10; count += 1) await guess(owner.client, email);
    const { headers } = await owner.client.refused('RATE_LIMITED', signIn, { body: { email, password } });
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  test('count for an address without an account just the same', async () => {
    const email = newEmail();
    await spend(`sign-in-account:${email}`, 99, email);
    await guess(somebody(), email);
    await somebody().refused('RATE_LIMITED', signIn, { body: { email, password } });
  });
});

describe('new accounts', () => {
  test('ten tries at taken addresses are enough for an hour, also when they come at once', async () => {
    const { user } = await signUp();
    const client = somebody();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => client.try(registerAccount, { body: { email: user.email, password } })),
    );
    expect(replies.filter(({ text }) => text.includes('EMAIL_TAKEN'))).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
    const { headers } = await client.refused('RATE_LIMITED', registerAccount, { body: { email: newEmail(), password } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await somebody().call(registerAccount, { body: { email: newEmail(), password } });
  });

  test('many at once from one network do not keep each other out', async () => {
    const client = somebody();
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => client.copy().try(registerAccount, { body: { email: newEmail(), password } })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 201));
  });
});
