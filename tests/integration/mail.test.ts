import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { retryMail } from '../../domain/mail/retryMail.ts';
import { purgeMail, sweepMail } from '../../domain/mail/sweepMail.ts';
import { queueMail } from '../../domain/mail/queueMail.ts';
import { sealSecret } from '../../domain/mail/seal.ts';
import { startMailServer } from '../support/mail/mailServer.ts';
import { subjectOf } from '../support/mail/subjectOf.ts';
import { signingUp, type Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { testSettings } from '../support/testSettings.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { database, rows } = base;
const { signUp } = signingUp(database, api);

const publicUrl = 'https://stillpoint.example';
const from = 'Stillpoint <hello@stillpoint.example>';

type Row = {
  status: string;
  attempts: number;
  last_failure: string | null;
  secret: Buffer | null;
  waits: number;
};

const rowOf = async (cause: string): Promise<Row | undefined> =>
  (
    await rows<Row>(
      'select status, attempts, last_failure, secret, extract(epoch from available_at - now())::int as waits from mail where cause = $1',
      [cause],
    )
  )[0];

const reached = (cause: string, status: string, attempts: number): Promise<unknown> =>
  waitUntil(`${status} after ${attempts} attempts`, async () => {
    const row = await rowOf(cause);
    return row?.status === status && row.attempts === attempts;
  });

const put = (mail: Parameters<typeof queueMail>[1]) => database.transaction((queries) => queueMail(queries, mail));

/** Puts a mail about a changed password into the outbox. */
async function queue({ user }: Person, goodForSeconds = 3600): Promise<string> {
  const cause = `test:${randomUUID()}`;
  const params = { at: '2026-11-20T20:15:00.000Z' };
  await put({ accountId: user.id, kind: 'password.changed', params, cause, goodForSeconds });
  return cause;
}

/** As if the wait were over. */
async function makeDue(cause: string): Promise<void> {
  await rows("update mail set available_at = now() - interval '1 second' where cause = $1", [cause]);
  await database.transaction(sweepMail);
}

const startSending = (url: string) => startTestWorker(base.url, { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl });

describe('a mail of the outbox', () => {
  test('is sent once, as text and HTML, in the language of its reader', async () => {
    const server = await startMailServer();
    const person = await signUp();
    await rows("update account set language = 'de' where id = $1", [person.user.id]);
    const cause = await queue(person);
    // The same cause again, before and after it was sent.
    const again = { accountId: person.user.id, kind: 'password.changed', params: { at: '2026-11-20T20:15:00.000Z' } } as const;
    await put({ ...again, cause, goodForSeconds: 3600 });
    await startSending(server.url);
    await reached(cause, 'sent', 1);
    await put({ ...again, cause, goodForSeconds: 3600 });
    await database.transaction(sweepMail);
    const other = await queue(person);
    await reached(other, 'sent', 1);
    const [mail, second] = await server.take(2);
    expect(server.received).toHaveLength(2);
    expect(mail?.to).toBe(person.user.email);
    expect(mail?.headers).toMatchObject({
      from,
      subject: subjectOf('password_changed', { language: 'de' }),
      'auto-submitted': 'auto-generated',
      'content-type': expect.stringMatching(/^multipart\/alternative/u),
    });
    expect(mail?.headers['message-id']).toMatch(/@stillpoint\.example>$/u);
    expect(second?.headers['message-id']).not.toBe(mail?.headers['message-id']);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(subjectOf('password_changed', { language: 'de' }));
      expect(part).toContain('20. November 2026 um 20:15 UTC');
      expect(part).toContain(`${publicUrl}/forgot-password`);
    }
    expect(mail?.html).toContain('<html lang="de">');
  });

  test('is written if what caused it is, and only then', async () => {
    const person = await signUp();
    const cause = `test:${randomUUID()}`;
    const undone = database.transaction(async (queries) => {
      await queueMail(queries, {
        accountId: person.user.id,
        kind: 'password.changed',
        params: { at: '2026-11-20T20:15:00.000Z' },
        cause,
        goodForSeconds: 60,
      });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await rowOf(cause)).toBeUndefined();
  });

  test('carries what people wrote as text, never as HTML or as a header', async () => {
    const server = await startMailServer();
    const person = await signUp();
    const title = 'A <b>bold</b> "dusk"\r\nBcc: someone@example.org {{action}}';
    const params = { scriptId: randomUUID(), title };
    await put({ accountId: person.user.id, kind: 'script.completed', params, cause: randomUUID(), goodForSeconds: 60 });
    await startSending(server.url);
    const [mail] = await server.take(1);
    expect(mail?.headers['subject']).toBe(subjectOf('script_completed', { title: title.replace('\r\n', ' ') }));
    expect(mail?.headers['bcc']).toBeUndefined();
    expect(mail?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; &quot;dusk&quot;');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.text).toContain(`${publicUrl}/scripts/${params.scriptId}`);
  });
});

describe('a mail server that', () => {
  test('refuses the recipient is not asked again; the failure is kept without the address', async () => {
    const server = await startMailServer();
    server.behave('refuse recipient');
    const person = await signUp();
    const cause = await queue(person);
    const worker = await startSending(server.url);
    await reached(cause, 'failed', 1);
    const row = await rowOf(cause);
    expect(row?.last_failure).toContain('550 no such mailbox');
    expect(row?.last_failure).not.toContain(person.user.email);
    expect(worker.log.text().match(/a mail could not be sent/gu)).toHaveLength(1);
    await database.transaction(sweepMail);
    expect(server.attempts()).toBe(1);
    expect(server.received).toEqual([]);
  });

  test('refuses the mail itself is not asked again', async () => {
    const server = await startMailServer();
    server.behave('refuse mail');
    const cause = await queue(await signUp());
    await startSending(server.url);
    await reached(cause, 'failed', 1);
    expect((await rowOf(cause))?.last_failure).toContain('554');
  });

  test('is busy is asked again later, and then once', async () => {
    const server = await startMailServer();
    server.behave('busy recipient', 'busy recipient');
    const cause = await queue(await signUp());
    await startSending(server.url);
    await reached(cause, 'waiting', 1);
    const row = await rowOf(cause);
    expect(row?.last_failure).toContain('451');
    expect(row?.waits).toBeGreaterThan(50);
    expect(row?.waits).toBeLessThanOrEqual(60);
    await makeDue(cause);
    await reached(cause, 'waiting', 2);
    expect((await rowOf(cause))?.waits).toBeGreaterThan(250);
    await makeDue(cause);
    await reached(cause, 'sent', 3);
    expect(server.received).toHaveLength(1);
  });

  test('drops the line before its yes gets the mail again, told by its Message-ID', async () => {
    const server = await startMailServer();
    server.behave('drop before yes');
    const cause = await queue(await signUp());
    await startSending(server.url);
    await reached(cause, 'waiting', 1);
    await makeDue(cause);
    await reached(cause, 'sent', 2);
    const [one, two] = await server.take(2);
    expect(two?.headers['message-id']).toBe(one?.headers['message-id']);
  });

  test('is not there is tried again until the mail is of no use', async () => {
    const cause = await queue(await signUp(), 1800);
    await startSending('smtp://127.0.0.1:1');
    await reached(cause, 'waiting', 1);
    expect((await rowOf(cause))?.last_failure).toContain('ECONNREFUSED');
    await rows("update mail set good_until = now() - interval '1 second' where cause = $1", [cause]);
    await database.transaction(sweepMail);
    expect((await rowOf(cause))?.status).toBe('lapsed');
  });

  test('is slow holds the mail, and nobody else sends it meanwhile', async () => {
    const server = await startMailServer();
    server.behave('slow');
    const cause = await queue(await signUp());
    await startSending(server.url);
    await server.take(1);
    await database.transaction(sweepMail);
    expect(await rowOf(cause)).toMatchObject({ status: 'sending', attempts: 1 });
    server.release();
    await reached(cause, 'sent', 1);
    expect(server.received).toHaveLength(1);
  });
});

test('a worker that died with a mail in hand keeps it from nobody for long', async () => {
  const server = await startMailServer();
  const cause = await queue(await signUp());
  await rows("update mail set status = 'sending', attempts = 1, claimed_until = now() - interval '1 second' where cause = $1", [
    cause,
  ]);
  await database.transaction(sweepMail);
  await startSending(server.url);
  await reached(cause, 'sent', 2);
  expect(server.received).toHaveLength(1);
});

test('without a mail server the mails wait, as long as they are of use', async () => {
  const cause = await queue(await signUp());
  const { stop } = await startTestWorker(base.url);
  await waitUntil(
    'the job is done',
    async () =>
      (await rows("select from graphile_worker.jobs where task_identifier = 'send_mail' and run_at <= now()")).length === 0,
  );
  await stop();
  expect(await rowOf(cause)).toMatchObject({ status: 'waiting', attempts: 0 });
  await rows('update mail set good_until = now() where cause = $1', [cause]);
  await database.transaction(purgeMail);
  expect(await rowOf(cause)).toMatchObject({ status: 'lapsed', attempts: 0 });
});

test('a token waits sealed, goes out in the link, and is gone then', async () => {
  const server = await startMailServer();
  const person = await signUp();
  const { SESSION_SECRET } = testSettings(base.url);
  const cause = `test:${randomUUID()}`;
  await put({
    accountId: person.user.id,
    kind: 'password.reset',
    params: { minutes: 60 },
    cause,
    goodForSeconds: 3600,
    secret: sealSecret(SESSION_SECRET, 'the-token'),
  });
  expect(JSON.stringify(await rows('select * from mail where cause = $1', [cause]))).not.toContain('the-token');
  expect((await rowOf(cause))?.secret?.toString('latin1')).not.toContain('the-token');
  await startSending(server.url);
  await reached(cause, 'sent', 1);
  expect((await rowOf(cause))?.secret).toBeNull();
  expect(server.received[0]?.text).toContain(`${publicUrl}/reset-password#the-token`);
  expect(server.received[0]?.text).toContain('60 minutes');
});

test('a token that was sealed with another secret fails, and says so', async () => {
  const server = await startMailServer();
  const { user } = await signUp();
  const cause = `test:${randomUUID()}`;
  const secret = sealSecret('another secret of the session cookies', 'the-token');
  await put({
    accountId: user.id,
    kind: 'password.reset',
    params: { minutes: 60 },
    cause,
    goodForSeconds: 60,
    secret,
  });
  await startSending(server.url);
  await reached(cause, 'failed', 1);
  expect((await rowOf(cause))?.last_failure).toContain('cannot be made');
});

test('addresses and contents go after a fortnight, and everything after ninety days', async () => {
  const cause = await queue(await signUp());
  const endedDaysAgo = (days: number) =>
    rows("update mail set status = 'failed', ended_at = now() - make_interval(days => $2) where cause = $1", [cause, days]);
  const content = () =>
    rows('select to_address is not null as address, params is not null as params from mail where cause = $1', [cause]);
  await endedDaysAgo(13);
  await database.transaction(purgeMail);
  expect(await content()).toEqual([{ address: true, params: true }]);
  await endedDaysAgo(15);
  await database.transaction(purgeMail);
  expect(await content()).toEqual([{ address: false, params: false }]);
  const [row] = await rows<{ id: string }>('select id from mail where cause = $1', [cause]);
  expect(await database.transaction((queries) => retryMail(queries, row?.id ?? ''))).toBeNull();
  await endedDaysAgo(91);
  await database.transaction(purgeMail);
  expect(await content()).toEqual([]);
});
