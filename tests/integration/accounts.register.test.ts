import { describe, expect, test } from 'vitest';
import { getUser, registerAccount } from '../../shared/routes/accounts.routes.ts';
import { getCredits, listTransactions } from '../../shared/routes/credits.routes.ts';
import { plans } from '../../shared/plans.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url, { REGISTRATIONS_PER_HOUR: '100000' });
const { newEmail, password } = factories(base, api);
const visitor = (): Client => new Client(api.url);

describe('signing up', () => {
  test('answers the user, signed in, as free and with the plan’s credits', async () => {
    const client = visitor();
    const email = newEmail();
    const user = await client.call(registerAccount, {
      body: { email, password, fullName: 'Ada L.', language: 'fr', plan: 'pro' },
    });
    expect(user).toEqual({
      id: expect.any(String),
      email,
      isEmailConfirmed: true,
      pendingEmail: null,
      username: expect.stringMatching(/^Membre \d{6}$/u),
      fullName: 'Ada L.',
      bio: '',
      profilePictureUrl: null,
      role: 'user',
      credits: plans.free.monthlyCredits,
      creditsHeld: 0,
      currentPlan: 'free',
      createdAt: expect.any(String),
      deletionDueAt: null,
      revision: 1,
    });
    expect(await client.call(getUser, {})).toEqual(user);
    expect(await base.rows('select language from account where id = $1', [user.id])).toEqual([{ language: 'fr' }]);
  });

  test.each([
    ['en', 'Member'],
    ['fr', 'Membre'],
    ['es', 'Miembro'],
    ['de', 'Mitglied'],
    ['it', 'Utente'],
    ['pt', 'Membro'],
    [undefined, 'Member'],
  ] as const)('without a username gives one that says nothing of the address, in the language %s', async (language, word) => {
    const email = newEmail();
    const { username } = await visitor().call(registerAccount, { body: { email, password, ...(language && { language }) } });
    expect(username).toMatch(new RegExp(String.raw`^${word} \d{6}$`, 'u'));
    const given = await visitor().call(registerAccount, { body: { email: newEmail(), password, username: 'mira' } });
    expect(given.username).toBe('mira');
  });

  test('grants three credits that expire a month after sign-up', async () => {
    const client = visitor();
    const { createdAt } = await client.call(registerAccount, { body: { email: newEmail(), password } });
    const credits = await client.call(getCredits, {});
    expect(credits).toMatchObject({ available: 3, held: 0, grants: [{ kind: 'monthly', amount: 3, remaining: 3 }] });
    const days = (Date.parse(credits.grants[0]?.expiresAt ?? '') - Date.parse(createdAt)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    const { items } = await client.call(listTransactions, {});
    expect(items).toEqual([
      {
        id: expect.any(String),
        kind: 'grant',
        grantKind: 'monthly',
        amount: 3,
        spent: 0,
        script: null,
        writing: null,
        createdAt: expect.any(String),
      },
    ]);
  });

  test('takes role, credits and plan from nobody', async () => {
    const user = await visitor().call(registerAccount, {
      body: { email: newEmail(), password, role: 'admin', credits: 500, currentPlan: 'business', plan: 'business' },
    });
    expect(user).toMatchObject({ role: 'user', credits: 3, currentPlan: 'free' });
    expect(await base.rows('select role, current_plan from account where id = $1', [user.id])).toEqual([
      { role: 'user', current_plan: 'free' },
    ]);
  });

  test('refuses a field it does not know', async () => {
    const { issues } = await visitor().refused('VALIDATION_FAILED', registerAccount, {
      body: { email: newEmail(), password, isAdmin: true, id: 'x' },
    });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['id', 'isAdmin']);
  });

  test('names every problem at once', async () => {
    const { issues } = await visitor().refused('VALIDATION_FAILED', registerAccount, {
      body: { email: 'nobody', password: 'short', username: 'x'.repeat(61), language: 'xx', more: 1 },
    });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['email', 'language', 'more', 'password', 'username']);
    expect(issues?.find(({ path }) => path === 'password')).toMatchObject({ minimum: 8 });
  });

  test('refuses passwords under 8 and over 128 characters', async () => {
    for (const wrong of ['1234567', 'x'.repeat(129)])
      await visitor().refused('VALIDATION_FAILED', registerAccount, { body: { email: newEmail(), password: wrong } });
    for (const right of ['k7#mPq2z', 'a quiet harbour '.repeat(8)])
      await visitor().call(registerAccount, { body: { email: newEmail(), password: right } });
  });

  test('an address has one account, however it is written', async () => {
    const email = newEmail();
    await visitor().call(registerAccount, { body: { email, password } });
    const other = visitor();
    await other.refused('EMAIL_TAKEN', registerAccount, { body: { email: ` ${email.toUpperCase()} `, password } });
    expect(other.cookie).toBe('');
    expect(await base.rows('select from account where email_key = $1', [email])).toHaveLength(1);
  });

  test('two at once with one address make one account', async () => {
    const email = newEmail();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => visitor().try(registerAccount, { body: { email, password } })),
    );
    const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length;
    expect([count(201), count(400)]).toEqual([1, 4]);
  });

  test('is no body, no JSON, too much: refused as such', async () => {
    const client = visitor();
    await client.refused('VALIDATION_FAILED', registerAccount);
    for (const body of ['{"email":', '"text"', '[]x'])
      expect(await client.send('POST', registerAccount.path, { body })).toMatchObject({ status: 400 });
    const large = await client.send('POST', registerAccount.path, { body: JSON.stringify({ email: 'x'.repeat(1_100_000) }) });
    expect(large.status).toBe(413);
    expect(JSON.parse(large.text)).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
  });
});
