import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { queueMail } from '../../domain/mail/queueMail.ts';
import { sealSecret } from '../../domain/mail/seal.ts';
import { OperatorError } from '../../domain/operators/runOperatorCommand.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { testSettings } from '../support/testSettings.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { operate } from '../support/operate.ts';

const base = await useDatabase();
const plain = await startTestApi(base.url);
const { signUp } = factories(base, plain);
const { database, rows } = base;

async function queue({ user }: Person, changes: Partial<Parameters<typeof queueMail>[1]> = {}): Promise<string> {
  const cause = `test:${randomUUID()}`;
  const params = { at: '2026-11-20T20:15:00.000Z' };
  const mail = { accountId: user.id, kind: 'password.changed', params, cause, goodForSeconds: 3600, ...changes } as const;
  await database.transaction((queries) => queueMail(queries, mail));
  const [row] = await rows<{ id: string }>('select id from mail where cause = $1', [cause]);
  return row?.id ?? '';
}

const fail = (id: string) =>
  rows("update mail set status = 'failed', ended_at = now(), attempts = 1, last_failure = '550 no such mailbox' where id = $1", [
    id,
  ]);

describe('operators', () => {
  test('see what failed and why, and have it tried again; that is logged', async () => {
    expect(await operate(database, ['failed-mail'])).toBe('No mail has failed.');
    const person = await signUp();
    const id = await queue(person);
    await fail(id);
    const line = await operate(database, ['failed-mail']);
    expect(line).toContain(id);
    expect(line).toContain(person.user.email);
    expect(line).toContain('550 no such mailbox');
    expect(await operate(database, ['retry-mail', id])).toBe(`The mail ${id} is tried again.`);
    expect(await rows('select status, attempts from mail where id = $1', [id])).toEqual([{ status: 'waiting', attempts: 0 }]);
    expect(await rows('select action, details from operator_action where account_id = $1', [person.user.id])).toEqual([
      { action: 'retry-mail', details: { mail: id } },
    ]);
  });

  test('cannot try what has not failed, is not there, or had a token', async () => {
    const person = await signUp();
    const waiting = await queue(person);
    const reset = await queue(person, { kind: 'password.reset', params: { minutes: 60 }, secret: Buffer.from('x') });
    await fail(reset);
    for (const id of [waiting, reset, randomUUID(), 'no-id'])
      expect(await operate(database, ['retry-mail', id])).toBe(`No mail ${id} can be sent again.`);
    await expect(operate(database, ['lose-mail', waiting])).rejects.toThrow(OperatorError);
  });
});

describe('/dev/mail', () => {
  const read = (path: string, url = plain.url, headers = {}) => new Client(url).send('GET', path, { headers });

  test('lists the outbox, and shows each mail as its readers see it', async () => {
    const person = await signUp();
    const secret = sealSecret(testSettings(base.url).SESSION_SECRET, 'the-token');
    const id = await queue(person, { kind: 'password.reset', params: { minutes: 60 }, secret });
    const list = await read('/dev/mail');
    expect(list.status).toBe(200);
    expect(list.text).toContain(`href="/dev/mail/${id}"`);
    expect(list.text).toContain(person.user.email);
    const one = await read(`/dev/mail/${id}`);
    expect(one.text).toContain('/reset-password#the-token');
    expect(one.text).toContain(`src="/dev/mail/${id}/html"`);
    const html = await read(`/dev/mail/${id}/html`);
    expect(html.text).toContain('<html lang="en">');
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await read(`/dev/mail/${randomUUID()}`)).status).toBe(404);
    expect((await read('/dev/mail/no-id')).status).toBe(404);
  });

  test('shows what people wrote as text', async () => {
    const person = await signUp();
    const params = { scriptId: randomUUID(), title: '<img src=x onerror=alert(1)>' };
    const id = await queue(person, { kind: 'script.completed', params });
    expect((await read(`/dev/mail/${id}`)).text).not.toContain('<img');
  });

  test('answers only under a name of this machine', async () => {
    const foreign = await read('/dev/mail', plain.url, { host: 'evil.example' });
    expect(foreign.status).toBe(404);
  });

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])('does not answer through a proxy that sets %s', async (header) => {
    expect((await read('/dev/mail', plain.url, { [header.toLowerCase()]: '127.0.0.1' })).status).toBe(404);
  });

  test('is not there where other machines reach the server', async () => {
    const open = await startTestApi(base.url, { HOST: '0.0.0.0' });
    const id = await queue(await signUp());
    for (const path of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`])
      for (const host of ['localhost', '127.0.0.1', `127.0.0.1:${open.port}`])
        expect((await read(path, open.url, { host })).status).toBe(404);
  });

  test('is not there behind a proxy that we are to trust', async () => {
    const behind = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1' });
    expect((await read('/dev/mail', behind.url)).status).toBe(404);
  });

  test('is not there in production', async () => {
    const production = await startTestApi(base.url, {
      STILLPOINT_MODE: 'production',
      ALLOW_HTTP_PRIVATE: '1',
      PUBLIC_URL: 'http://127.0.0.1',
      HOST: '127.0.0.1',
    });
    const person = await signUp();
    const id = await queue(person);
    for (const path of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`])
      expect((await read(path, production.url)).status).toBe(404);
  });
});
