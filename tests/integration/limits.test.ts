import { afterAll, describe, expect, test } from 'vitest';
import { AppError } from '../../domain/AppError.ts';
import { countTry } from '../../domain/limits/takeTry.ts';
import { purgeCounters } from '../../domain/limits/clearCounters.ts';
import { reserveTries } from '../../domain/limits/reserveTries.ts';
import { withTries } from '../../domain/limits/withTries.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { requestDeletion } from '../../shared/routes/deletion.routes.ts';
import { changePassword } from '../../shared/routes/profile.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { requestReset } from '../../shared/routes/recovery.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { startService, stopService } from '../support/processes.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { deleteDueAccounts } from '../../worker/maintenance/deleteAccountsTask.ts';
import { operate } from '../support/operate.ts';

const base = await useDatabase();
const { database, rows } = base;
const api = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1' });
const { newEmail, password, register: signUp } = factories(base, api);

let last = 0;
const addresses = (): string => `198.51.100.${(last += 1)}`;
const somebody = (address = addresses()): Client => new Client(api.url, { 'x-forwarded-for': address });
const wrong = (client: Client, email: string) => client.try(signIn, { body: { email, password: 'a wrong one' } });
const keysOf = async (subject: string): Promise<string[]> =>
  (await rows<{ key: string }>('select key from rate_limit where subject = $1 order by key', [subject])).map(({ key }) => key);
const limitOf = (name: string, max: number) => ({ name, max, seconds: 900 });
const tryOf = (name: string, max: number) => ({ limit: limitOf(name, max), of: 'one', subject: null });
const counterOf = async (name: string) =>
  (await rows('select points, held from rate_limit where key = $1', [`${name}:one`]))[0] ?? null;

describe('a reserved try', () => {
  test('is one of all, however many come at once', async () => {
    const one = [tryOf('at-once', 7)];
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => reserveTries(database, one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await counterOf('at-once')).toEqual({ points: 0, held: 7 });
  });

  test('is taken of all limits, or of none', async () => {
    await countTry(database, tryOf('spent', 1));
    const both = [tryOf('free', 5), tryOf('spent', 1)];
    await Promise.all(
      Array.from({ length: 20 }, () => expect(reserveTries(database, both)).rejects.toMatchObject({ code: 'RATE_LIMITED' })),
    );
    expect(await counterOf('free')).toBeOneOf([null, { points: 0, held: 0 }]);
  });

  test.each([
    ['a wrong password', new AppError('INVALID_CREDENTIALS', 'wrong'), 1],
    ['a database that is away', new Error('terminating connection'), 0],
    ['a full line of hashes', new AppError('RATE_LIMITED', 'full'), 0],
  ])('after %s is counted or returned', async (name, failure, points) => {
    const reserved = await reserveTries(database, [tryOf(name, 3)]);
    expect(await counterOf(name)).toEqual({ points: 0, held: 1 });
    const work = withTries(
      database,
      reserved,
      () => Promise.reject(failure),
      (_name, code) => code === 'INVALID_CREDENTIALS',
    );
    await expect(work).rejects.toBe(failure);
    expect(await counterOf(name)).toEqual({ points, held: 0 });
  });

  test('that is returned late gives nothing to the next window', async () => {
    const reserved = await reserveTries(database, [tryOf('late', 3)]);
    await rows("update rate_limit set expire = 1 where key = 'late:one'");
    await countTry(database, tryOf('late', 3));
    await withTries(
      database,
      reserved,
      () => Promise.resolve(),
      () => false,
    );
    expect(await counterOf('late')).toEqual({ points: 1, held: 0 });
  });

  test('whose process died lapses after a minute', async () => {
    await reserveTries(database, [tryOf('died', 1)]);
    await expect(reserveTries(database, [tryOf('died', 1)])).rejects.toMatchObject({ details: { retryAfterSeconds: 5 } });
    await rows("update rate_limit set taken_at = taken_at - interval '61 seconds' where key = 'died:one'");
    await reserveTries(database, [tryOf('died', 1)]);
  });

  test('goes when its window is over', async () => {
    await countTry(database, tryOf('over', 1));
    await countTry(database, { ...tryOf('over', 1), of: 'another' });
    await rows("update rate_limit set expire = 1 where key = 'over:one'");
    await database.transaction(purgeCounters);
    expect(await rows("select key from rate_limit where key like 'over:%'")).toEqual([{ key: 'over:another' }]);
  });
});

test('two API processes count together: of 150 wrong ones at once ten are hashed', async () => {
  const { user } = await signUp({ headers: { 'x-forwarded-for': addresses() } });
  const settings = { DATABASE_URL: base.url, TRUST_PROXY_HOPS: 1 };
  const services = await Promise.all([startService('api', settings), startService('api', settings)]);
  afterAll(() => Promise.all(services.map((service) => stopService(service))));
  const clients = services.map(({ port }) => new Client(`http://127.0.0.1:${port}`, { 'x-forwarded-for': '203.0.113.150' }));
  const replies = await Promise.all(Array.from({ length: 75 }, () => clients.map((client) => wrong(client, user.email))).flat());
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(replies.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)).toHaveLength(140);
});

test('new accounts at once are no more than a network may open in an hour', async () => {
  const few = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1', REGISTRATIONS_PER_HOUR: '5' });
  const at = (address: string) => new Client(few.url, { 'x-forwarded-for': address });
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, one) =>
      at(`2001:db8:5:5::${one + 1}`).try(registerAccount, { body: { email: newEmail(), password } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(35);
  const { headers } = await at('2001:db8:5:5::99').refused('RATE_LIMITED', registerAccount, {
    body: { email: newEmail(), password },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
});

describe('behind a proxy that nobody has configured', () => {
  test('a thousand wrong ones a day are allowed, somebody is warned once, and no address of theirs is believed', async () => {
    const unaware = await startTestApi(base.url);
    const at = (address: string) => new Client(unaware.url, { 'x-forwarded-for': address });
    const { user } = await signUp();
    for (let count = 0; count < 10; count += 1) await wrong(at(`203.0.113.${count}`), user.email);
    expect((await wrong(at('203.0.113.99'), user.email)).status).toBe(429);
    // Others are not kept out for it, until the thousand are spent.
    await rows("update rate_limit set points = 999 where key = 'sign-in-address:127.0.0.1'");
    expect((await wrong(at('203.0.113.1'), newEmail())).status).toBe(401);
    const { headers } = await at('203.0.113.2').refused('RATE_LIMITED', signIn, { body: { email: newEmail(), password } });
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(90);
    expect(unaware.log.text().split('TRUST_PROXY_HOPS is 0')).toHaveLength(2);
    await rows("delete from rate_limit where key = 'sign-in-address:127.0.0.1'");
  });

  test('nothing is warned of where proxies are configured', () => {
    expect(api.log.text()).not.toContain('TRUST_PROXY_HOPS is 0');
  });
});

describe('operators', () => {
  test('clear the counters of one address, and that is written down', async () => {
    const [person, other] = [await signUp(), await signUp()];
    for (const { user } of [person, other]) {
      const client = somebody();
      for (let count = 0; count < 10; count += 1) await wrong(client, user.email);
      expect((await wrong(client, user.email)).status).toBe(429);
    }
    await person.client.refused('WRONG_PASSWORD', changePassword, {
      body: { currentPassword: 'not this', newPassword: 'a new battery' },
    });
    const kept = await keysOf(other.user.email);
    expect(await operate(database, ['clear-limits', person.user.email.toUpperCase()])).toContain('4 counters');
    expect([...(await keysOf(person.user.email)), ...(await keysOf(person.user.id))]).toEqual([]);
    expect(await keysOf(other.user.email)).toEqual(kept);
    expect(await rows('select action, details from operator_action where account_id = $1', [person.user.id])).toEqual([
      { action: 'clear-limits', details: { counters: 4 } },
    ]);
    await somebody().call(signIn, { body: { email: person.user.email, password } });
  });

  test('clear those of an address without an account, and everybody’s', async () => {
    const email = newEmail();
    await wrong(somebody(), email);
    expect(await operate(database, ['clear-limits', email])).toContain('2 counters');
    await wrong(somebody(), email);
    expect(await operate(database, ['clear-limits'])).toContain('everybody');
    expect(await rows('select from rate_limit')).toEqual([]);
  });
});

test('with an account its own counters go, and nobody else’s, however alike their addresses', async () => {
  const own = 'a@b.example';
  const others = ['xa@b.example', 'a@b.example.org', 'a+1@b.example', '_@b.example'];
  const person = somebody();
  const { id } = await person.call(registerAccount, { body: { email: own, password } });
  for (const email of [own, ...others]) {
    await wrong(somebody(), email);
    await somebody().call(requestReset, { body: { email } });
  }
  await person.refused('WRONG_PASSWORD', changePassword, {
    body: { currentPassword: 'not this', newPassword: 'a new battery' },
  });
  const kept = await Promise.all(others.map(keysOf));
  for (const keys of kept) expect(keys).toHaveLength(3);
  expect([...(await keysOf(own)), ...(await keysOf(id))]).toHaveLength(5);
  await person.call(requestDeletion, { body: { password } });
  await deleteDueAccounts(database, new Date(Date.now() + 15 * 86_400_000));
  expect([...(await keysOf(own)), ...(await keysOf(id))]).toEqual([]);
  expect(await Promise.all(others.map(keysOf))).toEqual(kept);
});
