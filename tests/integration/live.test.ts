import { describe, expect, test } from 'vitest';
import { publishLive } from '../../domain/events/publishLive.ts';
import { toListItem } from '../../shared/scripts.schema.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { deafSocket } from '../support/deafSocket.ts';
import { factories, type Person } from '../support/factories.ts';
import { publishMany } from '../support/publishMany.ts';
import { SocketClient, type Wanted } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask } = factories(base, api);
const { database } = base;

const listen = (person: Person, more: Partial<Wanted> = {}): SocketClient =>
  new SocketClient({ url: api.url, cookie: person.client.cookie, ...more });
/** Numbers from one to another, both included. */
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_one, index) => from + index);

describe('the handshake', () => {
  test('without a session, or with a forged one, is refused', async () => {
    const person = await signUp();
    for (const cookie of [
      '',
      'stillpoint=made-up',
      person.client.cookie.replace(/stillpoint\.sig=.{5}/u, 'stillpoint.sig=xxxxx'),
    ]) {
      const socket = new SocketClient({ url: api.url, cookie });
      expect(await socket.refused()).toBe('UNAUTHENTICATED');
      expect(socket.greetings).toEqual([]);
    }
  });

  test('after signing out is refused', async () => {
    const person = await signUp();
    const kept = person.client.copy();
    await person.client.send('POST', '/api/logout');
    expect(await new SocketClient({ url: api.url, cookie: kept.cookie }).refused()).toBe('UNAUTHENTICATED');
  });

  test.each([null, 'http://evil.example', 'null', 'http://127.0.0.1:1', 'https://127.0.0.1.evil.example'])(
    'from the origin %s is refused, with a session too',
    async (origin) => {
      const socket = listen(await signUp(), { origin });
      await socket.refused();
      expect(socket.greetings).toEqual([]);
    },
  );

  test('is by WebSocket only', async () => {
    const { client } = await signUp();
    const reply = await sendRequest(`${api.url}/socket.io/?EIO=4&transport=polling`, {
      method: 'GET',
      headers: { cookie: client.cookie, origin: api.url },
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.text).not.toContain('"sid"');
  });

  test('is answered with the stream’s number', async () => {
    const person = await signUp();
    expect(await listen(person).ready()).toEqual({ streams: { [person.stream]: 0 }, reset: [] });
    await publishMany(database, person.user.id, 3);
    expect(await listen(person).ready()).toEqual({ streams: { [person.stream]: 3 }, reset: [] });
  });
});

describe('who listens', () => {
  test('hears their own news, on every device', async () => {
    const [person, other] = await Promise.all([signUp(), signUp()]);
    const sockets = [listen(person), listen(person)];
    const stranger = listen(other);
    await Promise.all([...sockets, stranger].map((socket) => socket.ready()));
    const { script } = await ask(person);
    for (const socket of sockets) expect((await socket.heard('script.queued')).payload.script).toEqual(toListItem(script));
    await ask(other);
    await stranger.heard('script.queued');
    for (const { events } of [...sockets, stranger]) expect(new Set(events.map(({ stream }) => stream)).size).toBe(1);
    expect(stranger.events.every(({ stream }) => stream === other.stream)).toBe(true);
    expect(sockets.every(({ events }) => events.every(({ stream }) => stream === person.stream))).toBe(true);
  });

  test('hears of no stream but their own, whatever they ask for', async () => {
    const [person, other] = await Promise.all([signUp(), signUp()]);
    await publishMany(database, other.user.id, 3);
    const socket = listen(person, { since: { [other.stream]: 0, forum: 0 } });
    expect(await socket.ready()).toEqual({ streams: { [person.stream]: 0 }, reset: [] });
    socket.socket.emit('join', other.stream);
    socket.socket.emit('subscribe', { stream: other.stream });
    await publishMany(database, other.user.id, 3, { from: 4 });
    await publishMany(database, person.user.id, 1);
    await socket.reached(1);
    expect(socket.events.map(({ stream }) => stream)).toEqual([person.stream]);
  });

  test('sees the text as it grows, which is not kept', async () => {
    const person = await signUp();
    const [one, two] = [listen(person), listen(person)];
    await Promise.all([one.ready(), two.ready()]);
    const live = { scriptId: person.user.id, section: 2, offset: 40, text: 'Breathe “in” … and out. 呼吸' };
    await publishLive(database, person.stream, live);
    for (const socket of [one, two]) expect(await waitUntil('the text', () => socket.lives[0])).toEqual(live);
    await publishLive(database, person.stream, { ...live, text: '漢'.repeat(5000) });
    const cut = await waitUntil('the long text', () => one.lives[1]);
    expect('漢'.repeat(5000).startsWith(cut.text)).toBe(true);
    expect(await listen(person).ready()).toEqual({ streams: { [person.stream]: 0 }, reset: [] });
  });
});

describe('who was away', () => {
  test('gets what was missed, in order and once', async () => {
    const person = await signUp();
    await publishMany(database, person.user.id, 20);
    const socket = listen(person, { since: { [person.stream]: 5 } });
    expect(await socket.ready()).toEqual({ streams: { [person.stream]: 20 }, reset: [] });
    await publishMany(database, person.user.id, 5, { from: 21 });
    await socket.reached(25);
    expect(socket.numbers).toEqual(numbers(6, 25));
  });

  test('gets nothing again where nothing was missed', async () => {
    const person = await signUp();
    await publishMany(database, person.user.id, 3);
    const socket = listen(person, { since: { [person.stream]: 3 } });
    expect(await socket.ready()).toEqual({ streams: { [person.stream]: 3 }, reset: [] });
    await publishMany(database, person.user.id, 1, { from: 4 });
    await socket.reached(4);
    expect(socket.numbers).toEqual([4]);
  });

  test('gets even a thousand, one by one', async () => {
    const person = await signUp();
    await publishMany(database, person.user.id, 1000, { perCommit: 100 });
    const socket = listen(person, { since: { [person.stream]: 0 } });
    await socket.reached(1000);
    expect(socket.numbers).toEqual(numbers(1, 1000));
    expect(socket.farewells).toEqual([]);
  });

  test('is told to begin anew where that was more, or is no longer kept, or never was', async () => {
    const person = await signUp();
    await publishMany(database, person.user.id, 1010, { perCommit: 101 });
    await base.rows('delete from event where stream = $1 and seq <= 1000', [person.stream]);
    for (const since of [0, 9, 999, 1011, 5000]) {
      const socket = listen(person, { since: { [person.stream]: since } });
      expect(await socket.ready()).toEqual({ streams: { [person.stream]: 1010 }, reset: [person.stream] });
      await publishMany(database, person.user.id, 1);
      const next = Number(
        (await base.rows<{ seq: number }>('select seq::int from event_stream where stream = $1', [person.stream]))[0]?.seq,
      );
      await socket.reached(next);
      expect(socket.numbers).toEqual([next]);
      await base.rows('delete from event where stream = $1 and seq > 1010', [person.stream]);
      await base.rows('update event_stream set seq = 1010 where stream = $1', [person.stream]);
      socket.socket.disconnect();
      await socket.left();
    }
    const kept = listen(person, { since: { [person.stream]: 1000 } });
    await kept.reached(1010);
    expect(kept.numbers).toEqual(numbers(1001, 1010));
  });

  test('is told to begin anew where everything since was thrown away', async () => {
    const person = await signUp();
    await publishMany(database, person.user.id, 5);
    await base.rows('delete from event where stream = $1', [person.stream]);
    expect(await listen(person, { since: { [person.stream]: 3 } }).ready()).toMatchObject({ reset: [person.stream] });
    expect(await listen(person, { since: { [person.stream]: 5 } }).ready()).toMatchObject({ reset: [] });
  });

  test('misses nothing that happens while they come in', async () => {
    const person = await signUp();
    const total = 150;
    const publishing = publishMany(database, person.user.id, total);
    const sockets: SocketClient[] = [];
    for (let count = 0; count < 12; count += 1) {
      sockets.push(listen(person, { since: { [person.stream]: 0 } }));
      await waitUntil('the next moment', () => count >= sockets.length - 1 && (sockets[count]?.greetings.length ?? 0) > 0);
    }
    await publishing;
    for (const socket of sockets) {
      await socket.reached(total);
      expect(socket.numbers).toEqual(numbers(1, total));
    }
  });
});

describe('a client that does not read', () => {
  test('is let go, and the others go on', async () => {
    const person = await signUp();
    const reader = listen(person);
    await reader.ready();
    const deaf = await deafSocket({ port: api.port, cookie: person.client.cookie });
    const total = 1600;
    await publishMany(database, person.user.id, total, { perCommit: 50, padding: 30_000 });
    await reader.reached(total);
    expect(reader.numbers).toEqual(numbers(1, total));
    // It reads again, but what it gets is the rest of what was on its way, and the end.
    let bytes = 0;
    let tail = '';
    deaf.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      tail = (tail + chunk.toString('latin1')).slice(-64);
    });
    deaf.resume();
    // A text frame with Socket.IO's word for the end.
    await waitUntil('the end', () => tail.includes('\u0081\u000241'));
    expect(bytes).toBeLessThan(total * 30_000 * 0.9);
    expect(reader.farewells).toEqual([]);
  });
});
