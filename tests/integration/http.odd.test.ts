import { expect, test } from 'vitest';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { generateScript } from '../../shared/routes/generations.routes.ts';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { generateBody } from '../support/generateBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newEmail, newKey, password, signUp, finished } = factories(base, api);

/** What PostgreSQL cannot keep, and text that is pasted may hold: a NUL, and half of a surrogate pair. */
const odd = 'be\u0000fore \ud800after';

test('text that cannot be kept as it is, is kept without what is wrong with it', async () => {
  const user = await new Client(api.url).call(registerAccount, {
    body: { email: newEmail(), password: `be\u0000calmed \ud800${password}`, fullName: odd, username: odd },
  });
  expect(user).toMatchObject({ fullName: 'before \ufffdafter', username: 'before \ufffdafter' });

  const person = await signUp();
  const { script } = await person.client.call(generateScript, {
    key: newKey(),
    body: generateBody({ title: odd, goal: odd, additionalInstructions: odd }),
  });
  expect(script).toMatchObject({ title: 'before \ufffdafter', request: { goal: 'before \ufffdafter' } });

  const { scriptId: id } = await finished(person);
  const { revision } = await person.client.call(getScript, { params: { id } });
  expect(
    await person.client.call(updateScript, { params: { id }, body: { baseRevision: revision, title: odd, content: `${odd}.` } }),
  ).toMatchObject({ content: 'before \ufffdafter.' });
});

test('text of every script comes back as it was sent', async () => {
  const text = 'Ünï çødé — “quotes” ’ \u{1f33f} 漢字 العربية \u200d \\ " \' % _ ; -- <b>&amp;';
  const { client } = await signUp();
  const { script } = await client.call(generateScript, { key: newKey(), body: generateBody({ goal: text, title: text }) });
  expect((await client.call(getScript, { params: { id: script.id } })).request).toMatchObject({ goal: text, title: text });
});

test('a body nested beyond reason is refused like any other', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const reply = await new Client(api.url).send('POST', registerAccount.path, { body: `{"email":${deep},"role":${deep}}` });
  expect(reply.status).toBe(400);
});

test('a method that a path does not have is refused as such, and what is no path is not found', async () => {
  const { client } = await signUp();
  for (const [method, path, status, code] of [
    ['PUT', '/api/user', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/api/nothing', 404, 'NOT_FOUND'],
    ['POST', '/api/nothing', 404, 'NOT_FOUND'],
    ['GET', '/api/', 404, 'NOT_FOUND'],
    ['GET', '/api/scripts/%zz', 404, 'NOT_FOUND'],
  ] as const) {
    const reply = await client.send(method, path);
    expect([path, reply.status, reply.headers['content-type']]).toEqual([path, status, 'application/json; charset=utf-8']);
    expect(JSON.parse(reply.text)).toMatchObject({ error: { code, requestId: reply.headers['x-request-id'] } });
  }
});

test('nothing that the API answers is kept by a cache', async () => {
  const { client } = await signUp();
  for (const path of ['/api/user', '/api/scripts', '/api/nothing'])
    expect((await client.send('GET', path)).headers['cache-control']).toBe('no-store');
});
