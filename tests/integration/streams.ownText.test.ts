import { describe, expect, test } from 'vitest';
import { hashContent } from '../../shared/markup/hashContent.ts';
import { createScript, getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { scriptStream } from '../../shared/streams.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, newKey } = factories(base, api);

const connect = async (person: Person, tab?: string): Promise<SocketClient> => {
  const socket = new SocketClient({ url: api.url, cookie: person.client.cookie, ...(tab !== undefined && { tab }) });
  await socket.ready();
  return socket;
};
const begin = async ({ client }: Person): Promise<string> =>
  (await client.call(createScript, { key: newKey(), body: scriptBody({ content: '## One\n\nA line.' }) })).id;

describe('the page that saves a text', () => {
  const line = 'A line of its own.';
  const contentIn = (socket: SocketClient, stream: string): (string | undefined)[] =>
    socket.of(stream).flatMap(({ payload }) => ('script' in payload ? [payload.text?.content] : []));

  test('hears of the change without the text, at once and when it comes back; every other page gets it', async () => {
    const person = await signUp();
    const id = await begin(person);
    const stream = scriptStream(id);
    const pages = await Promise.all(['page-that-saves', 'another-page', undefined].map((tab) => connect(person, tab)));
    const [own] = pages;
    await Promise.all(pages.map((page) => page.follow(stream)));
    const { revision } = await person.client.call(getScript, { params: { id } });
    const body = { baseRevision: revision, content: line };
    const saved = await person.client.call(updateScript, { params: { id }, body, headers: { 'x-tab': 'page-that-saves' } });
    await Promise.all(pages.map((page) => waitUntil('the change', () => page.of(stream).length > 0)));
    expect(pages.map((page) => contentIn(page, stream))).toEqual([[undefined], [line], [line]]);
    const [change] = own?.of(stream) ?? [];
    expect(change?.payload).toMatchObject({ contentHash: hashContent(line), script: { revision: saved.revision } });
    expect(change?.payload).toHaveProperty('text.findings');
    // What it missed is sent to it in the same way.
    const back = await connect(person, 'page-that-saves');
    await back.follow(stream, 0);
    await waitUntil('what was missed', () => back.of(stream).length > 0);
    expect(contentIn(back, stream).at(-1)).toBeUndefined();
  });

  test('gets it like everybody where what it calls itself is no name', async () => {
    const person = await signUp();
    const id = await begin(person);
    const stream = scriptStream(id);
    const page = await connect(person, 'x');
    await page.follow(stream);
    const { revision } = await person.client.call(getScript, { params: { id } });
    await person.client.call(updateScript, {
      params: { id },
      body: { baseRevision: revision, content: line },
      headers: { 'x-tab': 'x' },
    });
    await waitUntil('the change', () => page.of(stream).length > 0);
    expect(contentIn(page, stream)).toEqual([line]);
  });
});
