import { describe, expect, test } from 'vitest';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { checkReset, requestReset, resetPassword } from '../../shared/routes/recovery.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startMailServer } from '../support/mail/mailServer.ts';
import { subjectOf } from '../support/mail/subjectOf.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const publicUrl = 'https://stillpoint.example';
const api = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1' });
const { newEmail, password, register: signUp } = factories(base, api);
const { rows } = base;

let last = 0;
/** A visitor from an address of their own, for addresses are throttled. */
function visitor(): Client {
  last += 1;
  return new Client(api.url, { 'x-forwarded-for': `203.0.113.${last}` });
}

const startSending = async () => {
  const server = await startMailServer();
  await startTestWorker(base.url, { SMTP_URL: server.url, MAIL_FROM: 'hello@stillpoint.example', PUBLIC_URL: publicUrl });
  return server;
};

/** Asks for a new password and gives the token that the mail brings. */
type MailServer = Awaited<ReturnType<typeof startMailServer>>;
async function forget({ user }: Person, sending?: MailServer): Promise<{ token: string; server: MailServer }> {
  const server = sending ?? (await startSending());
  const before = server.received.length;
  await visitor().call(requestReset, { body: { email: user.email } });
  const mail = await waitUntil('the mail', () => server.received.slice(before).find(({ to }) => to === user.email));
  return { server, token: /reset-password#(?<token>\S+)/u.exec(mail.text)?.groups?.['token'] ?? '' };
}

const newPassword = 'a new and better password';

describe('a forgotten password', () => {
  test('is chosen again by the link of a mail; everybody is signed out, and the person is told', async () => {
    const person = await signUp({ headers: { 'x-forwarded-for': '203.0.113.200' } });
    const socket = new SocketClient({ url: api.url, cookie: person.client.cookie });
    await socket.ready();
    const { token, server } = await forget(person);
    await visitor().call(checkReset, { body: { token } });
    await visitor().call(resetPassword, { body: { token, password: newPassword } });
    await socket.left();
    await person.client.refused('UNAUTHENTICATED', getUser);
    await visitor().refused('INVALID_CREDENTIALS', signIn, { body: { email: person.user.email, password } });
    await visitor().call(signIn, { body: { email: person.user.email, password: newPassword } });
    const told = await waitUntil('the note', () =>
      server.received.find(({ headers }) => headers['subject'] === subjectOf('password_changed')),
    );
    expect(told.to).toBe(person.user.email);
    expect(told.text).not.toContain(newPassword);
  });

  test('signs in on the browser of the link, though strangers have spent the account’s tries', async () => {
    const person = await signUp();
    const { user } = person;
    const { token } = await forget(person);
    await rows('insert into rate_limit (key, points, expire, taken_at, subject) values ($1, 100, $2, now(), $3)', [
      `sign-in-account:${user.email}`,
      Date.now() + 3_600_000,
      user.email,
    ]);
    const body = { email: user.email, password: newPassword };
    const owner = visitor();
    await owner.refused('RATE_LIMITED', signIn, { body });
    await owner.call(resetPassword, { body: { token, password: newPassword } });
    await owner.call(signIn, { body });
    await visitor().refused('RATE_LIMITED', signIn, { body });
  });

  test('gets the same answer whether or not the address has an account', async () => {
    const { user } = await signUp();
    const answers = [];
    for (const email of [user.email, newEmail()]) {
      const { status, text, headers } = await visitor().try(requestReset, { body: { email } });
      answers.push({ status, text, names: Object.keys(headers).toSorted() });
    }
    expect(answers[0]).toMatchObject({ status: 204, text: '' });
    expect(answers[1]).toEqual(answers[0]);
    const jobs = () => rows("select from graphile_worker.jobs where task_identifier = 'send_reset'");
    // The answer did the same for both: it enqueued a job.
    expect(await jobs()).toHaveLength(2);
    await startSending();
    await waitUntil('the work is done', async () => (await jobs()).length === 0);
    expect(await rows('select from mail_token where account_id = $1', [user.id])).toHaveLength(1);
  });

  test('is asked for in vain with something that is no address', async () => {
    await visitor().refused('VALIDATION_FAILED', requestReset, { body: { email: 'nobody' } });
    await visitor().refused('VALIDATION_FAILED', requestReset, { body: { email: newEmail(), more: true } });
  });
});

describe('a link', () => {
  test('works once', async () => {
    const { token } = await forget(await signUp());
    const body = { token, password: newPassword };
    const both = await Promise.all([visitor().try(resetPassword, { body }), visitor().try(resetPassword, { body })]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['204', '400']);
    await visitor().refused('RESET_USED', resetPassword, { body });
    await visitor().refused('RESET_USED', checkReset, { body: { token } });
  });

  test('works for an hour', async () => {
    const person = await signUp();
    const { token } = await forget(person);
    const [row] = await rows<{ seconds: number }>(
      'select extract(epoch from expires_at - created_at)::int as seconds from mail_token where account_id = $1',
      [person.user.id],
    );
    expect(row?.seconds).toBe(3600);
    await rows("update mail_token set expires_at = now() - interval '1 second' where account_id = $1", [person.user.id]);
    await visitor().refused('RESET_EXPIRED', checkReset, { body: { token } });
    await visitor().refused('RESET_EXPIRED', resetPassword, { body: { token, password: newPassword } });
    await visitor().call(signIn, { body: { email: person.user.email, password } });
  });

  test('ends with any other of the same account', async () => {
    const person = await signUp();
    const { token, server } = await forget(person);
    const { token: second } = await forget(person, server);
    await visitor().call(resetPassword, { body: { token: second, password: newPassword } });
    await visitor().refused('RESET_USED', resetPassword, { body: { token, password: newPassword } });
  });

  test('that nobody sent changes nothing', async () => {
    await visitor().refused('RESET_UNKNOWN', checkReset, { body: { token: 'made-up' } });
    await visitor().refused('RESET_UNKNOWN', resetPassword, { body: { token: 'made-up', password: newPassword } });
  });

  test('wants a password that will do, and is not spent by one that will not', async () => {
    const { token } = await forget(await signUp());
    await visitor().refused('VALIDATION_FAILED', resetPassword, { body: { token, password: 'short' } });
    await visitor().refused('VALIDATION_FAILED', resetPassword, { body: { token, password: 'x'.repeat(129) } });
    await visitor().call(checkReset, { body: { token } });
  });

  test('is nowhere in the database', async () => {
    const person = await signUp();
    const { token } = await forget(person);
    const kept = await rows('select * from mail_token where account_id = $1', [person.user.id]);
    const mails = await rows('select * from mail where account_id = $1', [person.user.id]);
    expect(JSON.stringify([kept, mails])).not.toContain(token);
    expect(kept.map((row) => Buffer.isBuffer(row['token_hash']) && row['token_hash'].length)).toEqual([32]);
  });
});

describe('whoever tries too often', () => {
  test('from one address is told so', async () => {
    const one = visitor();
    for (let count = 0; count < 20; count += 1) await one.call(requestReset, { body: { email: newEmail() } });
    await one.refused('RATE_LIMITED', requestReset, { body: { email: newEmail() } });
    for (let count = 0; count < 30; count += 1) await one.refused('RESET_UNKNOWN', checkReset, { body: { token: 'made-up' } });
    await one.refused('RATE_LIMITED', checkReset, { body: { token: 'made-up' } });
    await one.refused('RATE_LIMITED', resetPassword, { body: { token: 'made-up', password: newPassword } });
  });

  test('for one account sends five mails an hour, and hears nothing of it', async () => {
    const person = await signUp();
    for (let count = 0; count < 7; count += 1)
      await visitor().call(requestReset, { body: { email: person.user.email.toUpperCase() } });
    await startSending();
    await waitUntil(
      'the work is done',
      async () => (await rows("select from graphile_worker.jobs where task_identifier = 'send_reset'")).length === 0,
    );
    expect(await rows('select from mail where account_id = $1', [person.user.id])).toHaveLength(5);
  });
});

test('a server that sends no mail has none of it', async () => {
  const production = await startTestApi(base.url, {
    STILLPOINT_MODE: 'production',
    ALLOW_HTTP_PRIVATE: '1',
    PUBLIC_URL: 'http://127.0.0.1',
    HOST: '127.0.0.1',
  });
  const client = new Client(production.url);
  await client.refused('NOT_FOUND', requestReset, { body: { email: newEmail() } });
  await client.refused('NOT_FOUND', checkReset, { body: { token: 'made-up' } });
  await client.refused('NOT_FOUND', resetPassword, { body: { token: 'made-up', password: newPassword } });
});
