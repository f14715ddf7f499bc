import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { eventForm, StreamEvent } from '../../shared/events.ts';
import { createScript, getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { scriptStream } from '../../shared/streams.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { applyEvent } from '../../web/realtime/applyEvent.ts';
import { followed } from '../../web/realtime/followed.ts';
import { followStreams } from '../../web/realtime/followStreams.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, newKey } = factories(base, api);

/** A page that shows a script: its cache, its socket, and what it follows by the browser's own code. */
async function open(person: Person, id: string) {
  const client = new QueryClient();
  let fetches = 0;
  const queryFn = (): Promise<Script> => {
    fetches += 1;
    return person.client.call(getScript, { params: { id } });
  };
  const page = new QueryObserver<Script | null>(client, { queryKey: queryKeys.script(id), queryFn, staleTime: Infinity });
  onTestFinished(page.subscribe(() => {}));
  const since: Record<string, number> = {};
  let work = Promise.resolve();
  const inTurn = (task: () => Promise<void> | void): void => {
    work = work.then(task);
  };
  const socket = io(api.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    extraHeaders: { cookie: person.client.cookie, origin: api.url },
    auth: (give) => give({ form: eventForm }),
  });
  onTestFinished(() => void socket.disconnect());
  onTestFinished(followStreams({ client, socket, since, inTurn }));
  socket.on('event', (raw) =>
    inTurn(async () => {
      const event = StreamEvent.parse(raw);
      await applyEvent(client, event, { path: () => '/', go: () => {}, isFollowed: (stream) => stream in since });
      if (event.stream in since) since[event.stream] = event.seq;
    }),
  );
  const shows = (content: string): Promise<boolean> =>
    waitUntil(`the page to show ${content}`, () => client.getQueryData<Script>(queryKeys.script(id))?.content === content);
  return { client, socket, since, shows, fetches: () => fetches };
}

async function write({ client }: Person, id: string, content: string): Promise<void> {
  const { revision } = await client.call(getScript, { params: { id } });
  await client.call(updateScript, { params: { id }, body: { baseRevision: revision, content } });
}

test('a page follows the script that it shows, over a lost connection, and fetches nothing that it is sent', async () => {
  const person = await signUp();
  const body = scriptBody({ content: 'A first line.' });
  const { id } = await person.client.call(createScript, { key: newKey(), body });
  const stream = scriptStream(id);
  const page = await open(person, id);
  await page.shows('A first line.');
  // Two parts of the page show it; it is followed until both are gone.
  const [one, other] = [followed.show(stream), followed.show(stream)];
  await waitUntil('the stream to be followed', () => stream in page.since);
  one();
  await write(person, id, 'A second line.');
  await page.shows('A second line.');
  page.socket.io.engine.close();
  await waitUntil('the connection to be lost', () => !page.socket.connected);
  await write(person, id, 'A third line.');
  await page.shows('A third line.');
  await write(person, id, 'A fourth line.');
  await page.shows('A fourth line.');
  expect(page.fetches()).toBe(1);
  other();
  expect(stream in page.since).toBe(false);
  // From now on only the brief event comes, and what is in sight is fetched.
  await write(person, id, 'A fifth line.');
  await page.shows('A fifth line.');
  expect(page.fetches()).toBe(2);
});

test('a page whose script was fetched before its stream was followed fetches it once more if it has changed, and only then', async () => {
  const person = await signUp();
  const { id } = await person.client.call(createScript, { key: newKey(), body: scriptBody({ content: 'A first line.' }) });
  const page = await open(person, id);
  await page.shows('A first line.');
  const before = page.client.getQueryData<Script>(queryKeys.script(id));
  await write(person, id, 'A second line.');
  await page.shows('A second line.');
  // As if the event had come before the page's first answer, and the answer were older.
  page.client.setQueryData(queryKeys.script(id), before);
  const fetched = page.fetches();
  onTestFinished(followed.show(scriptStream(id)));
  await page.shows('A second line.');
  expect(page.fetches()).toBe(fetched + 1);
});
