import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { purgeLargePayloads } from '../../domain/events/purgeEvents.ts';
import { publish } from '../../domain/events/publish.ts';
import { publishLive } from '../../domain/events/publishLive.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { createScript, deleteScript, getScript, restoreScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { maxFollowed, scriptStream } from '../../shared/streams.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, claim, newKey } = factories(base, api);
const { database } = base;

const connect = async (person: Person): Promise<SocketClient> => {
  const socket = new SocketClient({ url: api.url, cookie: person.client.cookie });
  await socket.ready();
  return socket;
};
const begin = async ({ client }: Person): Promise<string> =>
  (await client.call(createScript, { key: newKey(), body: scriptBody({ content: '## One\n\nA line.' }) })).id;

/** Another text of a script, which its stream says. */
async function write({ client }: Person, id: string, content: string): Promise<void> {
  const { revision } = await client.call(getScript, { params: { id } });
  await client.call(updateScript, { params: { id }, body: { baseRevision: revision, content } });
}

/** An event that its own stream of the person says after everything else: what has not come by then does not come. */
async function settled(socket: SocketClient, { user, stream }: Person): Promise<void> {
  await database.transaction((queries) => publish(queries, [{ stream, events: [{ type: 'usage.changed', payload: {} }] }]));
  const [row] = await base.rows<{ seq: number }>('select seq::int from event_stream where stream = $1', [`user:${user.id}`]);
  await waitUntil('the last event', () => socket.of(stream).some(({ seq }) => seq === row?.seq));
}

describe('a script’s stream', () => {
  test('has its text, which its owner’s has not, and only for those who follow it', async () => {
    const person = await signUp();
    const id = await begin(person);
    const stream = scriptStream(id);
    const [page, other] = [await connect(person), await connect(person)];
    const { revision } = await person.client.call(getScript, { params: { id } });
    expect(await page.follow(stream)).toEqual({ seq: 1, revision, reset: false });
    await write(person, id, '## One\n\nAnother line.');
    await Promise.all([page, other].map((socket) => settled(socket, person)));
    await waitUntil('the whole event', () => page.of(stream).length === 1);
    expect(page.of(stream)).toMatchObject([{ seq: 2, payload: { text: { content: '## One\n\nAnother line.' } } }]);
    expect(page.of(stream)[0]?.payload).not.toHaveProperty('brief');
    for (const socket of [page, other]) {
      const [brief] = socket.of(person.stream);
      expect(brief).toMatchObject({ type: 'script.updated', payload: { brief: true } });
      expect(brief?.payload).not.toHaveProperty('text');
    }
    expect(other.of(stream)).toEqual([]);
    await page.unfollow(stream);
    await write(person, id, '## One\n\nA third line.');
    await settled(page, person);
    expect(page.of(stream)).toHaveLength(1);
  });

  test('has the text as it grows, and the sections', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const stream = scriptStream(script.id);
    const [page, other] = [await connect(person), await connect(person)];
    await page.follow(stream);
    const lease = await claim(generation.id);
    const live = { scriptId: script.id, section: 1, offset: 0, text: 'Breathe.' };
    await publishLive(database, stream, live);
    const [section] = handmadeSections;
    if (!section) throw new Error('no section');
    await database.transaction((queries) => saveSection(queries, lease, { ...section, memory: {} }));
    await Promise.all([page, other].map((socket) => settled(socket, person)));
    await waitUntil('the section', () => page.of(stream).some(({ type }) => type === 'script.section'));
    expect(page.of(stream).at(-1)?.payload).toMatchObject({ section });
    expect(page.lives).toEqual([live]);
    expect(other.lives).toEqual([]);
    expect(JSON.stringify(other.events)).not.toContain(section.content.slice(0, 20));
  });

  test('has a cursor of its own: what was missed comes in order, and a reset is of that stream alone', async () => {
    const person = await signUp();
    const id = await begin(person);
    const stream = scriptStream(id);
    for (const word of ['Two', 'Three', 'Four']) await write(person, id, `## One\n\n${word}.`);
    const page = await connect(person);
    expect(await page.follow(stream, 2)).toMatchObject({ seq: 4, reset: false });
    await waitUntil('what was missed', () => page.of(stream).length === 2);
    expect(page.of(stream).map(({ seq }) => seq)).toEqual([3, 4]);
    // Who has everything gets nothing, and who says more than there is begins afresh.
    for (const [since, reset] of [
      [4, false],
      [9, true],
    ] as const) {
      const next = await connect(person);
      expect(await next.follow(stream, since)).toMatchObject({ seq: 4, reset });
      expect(next.greetings).toHaveLength(1);
    }
    await write(person, id, `## One\n\n${'A long line. '.repeat(800)}`);
    await write(person, id, '## One\n\nShort.');
    await base.rows("update event set at = now() - interval '25 hours' where stream = $1", [stream]);
    await database.transaction(purgeLargePayloads);
    const late = await connect(person);
    expect(await late.follow(stream, 4)).toMatchObject({ seq: 6, reset: true });
    const after = await connect(person);
    expect(await after.follow(stream, 5)).toMatchObject({ seq: 6, reset: false });
    await settled(late, person);
    expect(late.of(stream)).toEqual([]);
  });

  test('is heard by no one twice, however often it is followed and left', async () => {
    const person = await signUp();
    const id = await begin(person);
    const stream = scriptStream(id);
    const page = await connect(person);
    for (let round = 0; round < 3; round += 1) {
      expect(await page.follow(stream)).toMatchObject({ reset: false });
      expect(await page.unfollow(stream)).toEqual({});
    }
    await page.follow(stream);
    await write(person, id, '## One\n\nAnother line.');
    await settled(page, person);
    await waitUntil('the event', () => page.of(stream).length > 0);
    expect(page.of(stream)).toHaveLength(1);
  });
});

describe('nobody hears a stream that they may not', () => {
  /** Asks for a stream, and gives all that a socket hears of it, whatever is published to it. */
  async function heard(person: Person, stream: string): Promise<unknown> {
    const socket = await connect(person);
    const answers = [await socket.follow(stream), await socket.follow(stream, 0)];
    await database.transaction((queries) => publish(queries, [{ stream, events: [{ type: 'usage.changed', payload: {} }] }]));
    await publishLive(database, stream, { scriptId: randomUUID(), section: 1, offset: 0, text: 'Secret.' });
    await settled(socket, person);
    const greetings = socket.greetings.filter(({ streams }) => Object.hasOwn(streams, stream));
    return { answers, events: socket.of(stream), lives: socket.lives, greetings };
  }
  const nothing = { answers: [{ error: 'NOT_FOUND' }, { error: 'NOT_FOUND' }], events: [], lives: [], greetings: [] };

  test('another’s script', async () => {
    const [owner, person] = [await signUp(), await signUp()];
    expect(await heard(person, scriptStream(await begin(owner)))).toEqual(nothing);
  });

  test('another’s own stream, and one’s own once more', async () => {
    const [other, person] = [await signUp(), await signUp()];
    expect(await heard(person, other.stream)).toEqual(nothing);
    const socket = await connect(person);
    expect(await socket.follow(person.stream)).toEqual({ error: 'NOT_FOUND' });
    await socket.unfollow(person.stream);
    await settled(socket, person);
    expect(socket.events).toHaveLength(1);
  });

  test('a deleted script, until it is brought back', async () => {
    const person = await signUp();
    const id = await begin(person);
    await person.client.call(deleteScript, { params: { id } });
    expect(await heard(person, scriptStream(id))).toEqual(nothing);
    await person.client.call(restoreScript, { params: { id } });
    expect(await (await connect(person)).follow(scriptStream(id))).toMatchObject({ reset: false });
  });

  test('a script that is not there, and one that is gone for good', async () => {
    expect(await heard(await signUp(), scriptStream(randomUUID()))).toEqual(nothing);
  });

  test.each([
    'forum',
    'forum:1',
    `collection:${randomUUID()}`,
    'constructor',
    `__proto__:${randomUUID()}`,
    `user:${randomUUID()}`,
  ])('%s, whose kind is not registered', async (stream) => {
    expect(await heard(await signUp(), stream)).toEqual(nothing);
  });

  test('a forged name of their own script', async () => {
    const person = await signUp();
    const id = await begin(person);
    for (const stream of [
      scriptStream(id.toUpperCase()),
      `script:{${id}}`,
      ` script:${id}`,
      `script:${id} `,
      `script:${id}\n`,
      `script:${id}:x`,
      `SCRIPT:${id}`,
      `script:${id.replaceAll('-', '')}`,
      'script:',
      `script:${id}' or '1'='1`,
    ])
      expect(await heard(person, stream)).toEqual(nothing);
  });

  test('what is no request is refused, and one without an answer is none', async () => {
    const person = await signUp();
    const id = await begin(person);
    const { socket, events, of } = await connect(person);
    for (const request of [
      null,
      'script',
      7,
      {},
      { stream: 7 },
      { stream: 'x'.repeat(121) },
      { stream: scriptStream(id), since: -1 },
    ])
      for (const name of ['follow', 'unfollow'])
        if (!(name === 'unfollow' && request instanceof Object && 'since' in request))
          expect(await socket.emitWithAck(name, request)).toEqual({ error: 'VALIDATION_FAILED' });
    socket.emit('follow', { stream: scriptStream(id) });
    await write(person, id, '## One\n\nAnother line.');
    await waitUntil('the brief event', () => events.length > 0);
    expect(of(scriptStream(id))).toEqual([]);
  });

  test('a script that is deleted while they follow it, on every socket', async () => {
    const person = await signUp();
    const id = await begin(person);
    const stream = scriptStream(id);
    const sockets = [await connect(person), await connect(person)];
    for (const socket of sockets) await socket.follow(stream);
    await person.client.call(deleteScript, { params: { id } });
    for (const socket of sockets) expect(await waitUntil('the end', () => socket.withdrawals[0])).toBe(stream);
    await publishLive(database, stream, { scriptId: id, section: 1, offset: 0, text: 'Secret.' });
    await database.transaction((queries) => publish(queries, [{ stream, events: [{ type: 'usage.changed', payload: {} }] }]));
    for (const socket of sockets) {
      await settled(socket, person);
      expect(socket.of(stream).map(({ type }) => type)).toEqual(['script.deleted']);
      expect(socket.lives).toEqual([]);
      expect(await socket.follow(stream)).toEqual({ error: 'NOT_FOUND' });
    }
  });

  test('anything, once their session is over', async () => {
    const person = await signUp();
    const id = await begin(person);
    const socket = await connect(person);
    await socket.follow(scriptStream(id));
    await person.client.send('POST', '/api/logout');
    await socket.left();
    await publishLive(database, scriptStream(id), { scriptId: id, section: 1, offset: 0, text: 'Secret.' });
    expect(socket.lives).toEqual([]);
    expect(socket.of(scriptStream(id))).toEqual([]);
  });

  test('anything of their scripts while their account awaits its deletion', async () => {
    const person = await signUp();
    const id = await begin(person);
    const socket = await connect(person);
    await base.rows("update account set deletion_due_at = now() + interval '1 day' where id = $1", [person.user.id]);
    expect(await socket.follow(scriptStream(id))).toEqual({ error: 'NOT_FOUND' });
  });

  test('more than twenty beside their own, until they leave one', async () => {
    const person = await signUp();
    const ids = [];
    for (let count = 0; count <= maxFollowed; count += 1) ids.push(await begin(person));
    const streams = ids.map(scriptStream);
    const socket = await connect(person);
    for (const stream of streams.slice(0, maxFollowed)) expect(await socket.follow(stream)).toMatchObject({ reset: false });
    const [first = '', last = ''] = [streams[0], streams[maxFollowed]];
    expect(await socket.follow(last)).toEqual({ error: 'LIMIT_REACHED' });
    await write(person, ids[maxFollowed] ?? '', '## One\n\nAnother line.');
    await settled(socket, person);
    expect(socket.of(last)).toEqual([]);
    await socket.unfollow(first);
    expect(await socket.follow(last)).toMatchObject({ reset: false });
    // Another socket has twenty of its own.
    expect(await (await connect(person)).follow(first)).toMatchObject({ reset: false });
  });
});

test('of one account that follows the same script at two processes, both hear it', async () => {
  const second = await startTestApi(base.url);
  const person = await signUp();
  const id = await begin(person);
  const sockets = [await connect(person), new SocketClient({ url: second.url, cookie: person.client.cookie })];
  for (const socket of sockets) {
    await socket.ready();
    await socket.follow(scriptStream(id));
  }
  await write(person, id, '## One\n\nAnother line.');
  for (const socket of sockets) await waitUntil('the text', () => socket.of(scriptStream(id)).length === 1);
});
