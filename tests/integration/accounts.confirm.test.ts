import { describe, expect, test } from 'vitest';
import { setPlan } from '../../domain/subscriptions/setPlan.ts';
import { plans } from '../../shared/plans.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import {
  checkConfirmation,
  confirmEmail,
  renewConfirmation,
  sendConfirmationAgain,
} from '../../shared/routes/confirmation.routes.ts';
import { requestReset, resetPassword } from '../../shared/routes/recovery.routes.ts';
import { Client } from '../support/Client.ts';
import type { Person } from '../support/signingUp.ts';
import { openConfirming, publicUrl } from '../support/mail/openConfirming.ts';
import { subjectOf } from '../support/mail/subjectOf.ts';
import { moveBack } from '../support/moveBack.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { renewPeriods } from '../../worker/maintenance/renewPeriodsTask.ts';
import { operate } from '../support/operate.ts';

const base = await useDatabase();
const { api, newEmail, password, visitor, signUp, userOf, creditsOf, startSending, tokenTo, use, askFor } =
  await openConfirming(base);
const { database, rows } = base;

const expire = (person: Person): Promise<unknown> =>
  rows("update mail_token set expires_at = now() - interval '1 second' where account_id = $1", [person.user.id]);

describe('the address of a new account', () => {
  test('awaits its confirmation, and the free credits wait with it; every tab hears when they come', async () => {
    const sending = await startSending();
    const person = await signUp();
    const { client, user } = person;
    expect(user).toMatchObject({ isEmailConfirmed: false, pendingEmail: null, credits: 0, currentPlan: 'free' });
    expect(await creditsOf(person)).toMatchObject({ available: 0, grants: [] });
    const tab = new SocketClient({ url: api.url, cookie: client.cookie });
    await tab.ready();
    const token = await tokenTo(sending, user.email);
    const mail = sending.received.find(({ to }) => to === user.email);
    expect(mail?.text).toContain(`${publicUrl}/confirm-email#${token}`);
    expect(mail?.text).toContain('48 hours');
    expect(await visitor().call(checkConfirmation, { body: { token } })).toEqual({ email: user.email });
    expect(await visitor().call(confirmEmail, { body: { token } })).toEqual({ email: user.email, credits: 3 });
    expect((await tab.completion('user.changed')).payload).toMatchObject({ isEmailConfirmed: true, revision: user.revision + 1 });
    const { revision } = await creditsOf(person);
    expect((await tab.completion('credits.changed')).payload).toEqual({ available: 3, held: 0, revision });
    expect(await userOf(person)).toMatchObject({ isEmailConfirmed: true, credits: 3 });
    expect((await creditsOf(person)).grants).toMatchObject([{ kind: 'monthly', amount: 3, remaining: 3 }]);
  });

  test('is confirmed once, though the button is pressed twice and a worker renews the period meanwhile', async () => {
    const sending = await startSending();
    const person = await signUp();
    const token = await tokenTo(sending, person.user.email);
    await moveBack(base, person.user.id, 31);
    await renewPeriods(database);
    expect(await creditsOf(person)).toMatchObject({ available: 0, grants: [] });
    await moveBack(base, person.user.id, 31);
    const [first, second] = await Promise.all([use(token), use(token), renewPeriods(database), renewPeriods(database)]);
    expect([first.status, second.status].map(String).toSorted()).toEqual(['200', '400']);
    expect(await creditsOf(person)).toMatchObject({ available: 3, grants: [{ remaining: 3 }] });
    await renewPeriods(database);
    await visitor().refused('CONFIRM_USED', confirmEmail, { body: { token } });
    await visitor().refused('CONFIRM_USED', checkConfirmation, { body: { token } });
    expect(await creditsOf(person)).toMatchObject({ available: 3 });
    await moveBack(base, person.user.id, 31);
    await renewPeriods(database);
    expect(await creditsOf(person)).toMatchObject({ available: 3, grants: [{ remaining: 3 }] });
  });

  test('keeps nobody from what they pay for, and brings nothing on top of it', async () => {
    const sending = await startSending();
    const person = await signUp();
    await database.transaction((queries) => setPlan(queries, person.user.id, 'free'));
    expect(await creditsOf(person)).toMatchObject({ available: 0 });
    await database.transaction((queries) => setPlan(queries, person.user.id, 'pro'));
    expect(await creditsOf(person)).toMatchObject({ available: plans.pro.monthlyCredits });
    const token = await tokenTo(sending, person.user.email);
    expect(await visitor().call(confirmEmail, { body: { token } })).toMatchObject({ credits: 0 });
    expect(await creditsOf(person)).toMatchObject({ available: plans.pro.monthlyCredits });
  });

  test('signs in all the same, and gets its language in the mail', async () => {
    const sending = await startSending();
    const email = newEmail();
    await visitor().call(registerAccount, { body: { email, password, language: 'fr' } });
    await tokenTo(sending, email);
    expect(sending.received.find(({ to }) => to === email)?.headers['subject']).toBe(
      subjectOf('email_confirm', { language: 'fr' }),
    );
    expect(await visitor().call(signIn, { body: { email, password } })).toMatchObject({ isEmailConfirmed: false });
  });

  test('awaits nothing where the server has no mail server', async () => {
    const without = await startTestApi(base.url);
    const client = new Client(without.url);
    const user = await client.call(registerAccount, { body: { email: newEmail(), password } });
    expect(user).toMatchObject({ isEmailConfirmed: true, credits: 3 });
    await client.call(sendConfirmationAgain, {});
    expect(await rows('select from mail where account_id = $1', [user.id])).toEqual([]);
  });
});

describe('an operator', () => {
  test('confirms an address that no mail reaches, once, with its credits', async () => {
    const person = await signUp();
    const { email, id } = person.user;
    expect(await operate(database, ['confirm-email', email])).toContain('3 credits');
    expect(await userOf(person)).toMatchObject({ isEmailConfirmed: true, credits: 3 });
    expect(await operate(database, ['confirm-email', email])).toContain('already');
    expect(await userOf(person)).toMatchObject({ credits: 3 });
    expect(await rows('select action, details from operator_action where account_id = $1', [id])).toEqual([
      { action: 'confirm-email', details: { credits: 3 } },
    ]);
  });

  test('does not speak for another address', async () => {
    const person = await signUp();
    await askFor(person, newEmail());
    expect(await operate(database, ['confirm-email', person.user.email])).toContain('only its owner');
    expect(await userOf(person)).toMatchObject({ email: person.user.email, isEmailConfirmed: false, credits: 0 });
  });
});

describe('a link', () => {
  test('is sent again on request, and ends the one before', async () => {
    const sending = await startSending();
    const person = await signUp();
    const first = await tokenTo(sending, person.user.email);
    await person.client.call(sendConfirmationAgain, {});
    const second = await tokenTo(sending, person.user.email, 2);
    await visitor().refused('CONFIRM_USED', confirmEmail, { body: { token: first } });
    await visitor().call(confirmEmail, { body: { token: second } });
    await person.client.call(sendConfirmationAgain, {});
    expect(await rows("select from mail where account_id = $1 and kind = 'email.confirm'", [person.user.id])).toHaveLength(2);
  });

  test('is sent five times an hour', async () => {
    const person = await signUp();
    for (let count = 1; count < 5; count += 1) await person.client.call(sendConfirmationAgain, {});
    const { headers } = await person.client.refused('RATE_LIMITED', sendConfirmationAgain);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
    await rows("update mail_token set created_at = created_at - interval '1 hour' where account_id = $1", [person.user.id]);
    await person.client.call(sendConfirmationAgain, {});
  });

  test('works for two days; one that came too late has another sent to the same address, signed in or not', async () => {
    const sending = await startSending();
    const person = await signUp();
    const token = await tokenTo(sending, person.user.email);
    expect(
      await rows('select extract(epoch from expires_at - created_at)::int as seconds from mail_token where account_id = $1', [
        person.user.id,
      ]),
    ).toEqual([{ seconds: 48 * 3600 }]);
    await expire(person);
    await visitor().refused('CONFIRM_EXPIRED', checkConfirmation, { body: { token } });
    await visitor().refused('CONFIRM_EXPIRED', confirmEmail, { body: { token } });
    expect(await userOf(person)).toMatchObject({ isEmailConfirmed: false, credits: 0 });
    await visitor().call(renewConfirmation, { body: { token } });
    await visitor().refused('CONFIRM_USED', renewConfirmation, { body: { token } });
    const another = await tokenTo(sending, person.user.email, 2);
    expect(await visitor().call(confirmEmail, { body: { token: another } })).toEqual({ email: person.user.email, credits: 3 });
  });

  test('that nobody sent does nothing, and guesses run out', async () => {
    const one = visitor();
    for (const route of [checkConfirmation, confirmEmail, renewConfirmation])
      for (let count = 0; count < 10; count += 1) await one.refused('CONFIRM_UNKNOWN', route, { body: { token: 'made-up' } });
    await one.refused('RATE_LIMITED', confirmEmail, { body: { token: 'made-up' } });
    await visitor().refused('VALIDATION_FAILED', confirmEmail, { body: { token: '' } });
  });

  test('to choose a password confirms nothing, and the other way round', async () => {
    const sending = await startSending();
    const { user } = await signUp();
    const token = await tokenTo(sending, user.email);
    await visitor().refused('RESET_UNKNOWN', resetPassword, { body: { token, password: 'another password' } });
    await visitor().call(requestReset, { body: { email: user.email } });
    const reset = await tokenTo(sending, user.email, 1, 'reset-password');
    await visitor().refused('CONFIRM_UNKNOWN', confirmEmail, { body: { token: reset } });
  });

  test('is nowhere in the database', async () => {
    const sending = await startSending();
    const { user } = await signUp();
    const token = await tokenTo(sending, user.email);
    const kept = await Promise.all(
      ['mail_token', 'mail'].map((table) => rows(`select * from ${table} where account_id = $1`, [user.id])),
    );
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('works where no mail is sent any more, but no other is sent', async () => {
    const sending = await startSending();
    const [person, late] = [await signUp(), await signUp()];
    const [token, old] = [await tokenTo(sending, person.user.email), await tokenTo(sending, late.user.email)];
    await expire(late);
    const production = await startTestApi(base.url, {
      STILLPOINT_MODE: 'production',
      ALLOW_HTTP_PRIVATE: '1',
      PUBLIC_URL: 'http://127.0.0.1',
      HOST: '127.0.0.1',
    });
    const client = new Client(production.url);
    await client.call(confirmEmail, { body: { token } });
    await client.refused('NOT_FOUND', renewConfirmation, { body: { token: old } });
    await client.call(signIn, { body: { email: late.user.email, password } });
    await client.refused('NOT_FOUND', sendConfirmationAgain);
  });
});
