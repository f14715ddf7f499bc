import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { purgeLargePayloads } from '../../domain/events/purgeEvents.ts';
import { publishLive } from '../../domain/events/publishLive.ts';
import { eventForm } from '../../shared/events.ts';
import { toListItem } from '../../shared/scripts.schema.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { deafSocket } from '../support/deafSocket.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
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
    for (const socket of sockets) expect((await socket.completion('script.queued')).payload.script).toEqual(toListItem(script));
    await ask(other);
    await stranger.completion('script.queued');
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

  test('is told to begin again where that was more, or is no longer kept, or never was', async () => {
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

  test('is told to begin again where everything since was thrown away', async () => {
    const person = await signUp();
    await publishMany(database, person.user.id, 5);
    await base.rows('delete from event where stream = $1', [person.stream]);
    expect(await listen(person, { since: { [person.stream]: 3 } }).ready()).toMatchObject({ reset: [person.stream] });
    expect(await listen(person, { since: { [person.stream]: 5 } }).ready()).toMatchObject({ reset: [] });
  });

  test('is sent nothing across a payload that was thrown away for its size, and begins afresh', async () => {
    const person = await signUp();
    await publishMany(database, person.user.id, 2);
    await publishMany(database, person.user.id, 1, { from: 3, padding: 9000 });
    await publishMany(database, person.user.id, 2, { from: 4 });
    const largeOf = async (): Promise<boolean[]> =>
      (
        await base.rows<{ kept: boolean }>('select payload is not null as kept from event where stream = $1 order by seq', [
          person.stream,
        ])
      ).map(({ kept }) => kept);
    const age = (hours: number): Promise<unknown> =>
      base.rows("update event set at = now() - $2 * interval '1 hour' where stream = $1", [person.stream, hours]);
    await age(23);
    await database.transaction(purgeLargePayloads);
    expect(await largeOf()).toEqual([true, true, true, true, true]);
    await age(25);
    await database.transaction(purgeLargePayloads);
    expect(await largeOf()).toEqual([true, true, false, true, true]);
    for (const since of [0, 2])
      expect(await listen(person, { since: { [person.stream]: since } }).ready()).toMatchObject({ reset: [person.stream] });
    const after = listen(person, { since: { [person.stream]: 3 } });
    expect(await after.ready()).toMatchObject({ reset: [] });
    await after.reached(5);
    expect(after.numbers).toEqual([4, 5]);
  });

  test('gets what is worth two megabytes, and begins afresh where it is more', async () => {
    const person = await signUp();
    await publishMany(database, person.user.id, 12, { padding: 180_000 });
    const within = listen(person, { since: { [person.stream]: 1 } });
    await within.reached(12);
    expect(within.numbers).toEqual(numbers(2, 12));
    expect(await listen(person, { since: { [person.stream]: 0 } }).ready()).toMatchObject({ reset: [person.stream] });
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

describe('a client of an earlier form of events', () => {
  test('is told to fetch in place of an event that it could not read, and gets the others', async () => {
    const person = await signUp();
    const [old, now] = [listen(person, { form: null }), listen(person)];
    await Promise.all([old.ready(), now.ready()]);
    await ask(person);
    const queued = await now.completion('script.queued');
    await publishMany(database, person.user.id, 1);
    await old.reached(queued.seq + 1);
    expect(old.events.map(({ type }) => type)).toEqual(['credits.changed', 'script.deleted']);
    expect(old.greetings.slice(1)).toEqual([{ streams: { [person.stream]: queued.seq }, reset: [person.stream] }]);
    expect(now.greetings).toHaveLength(1);
    // Coming back it fetches, whatever there was.
    const back = listen(person, { form: null, since: { [person.stream]: queued.seq - 1 } });
    expect(await back.ready()).toEqual({ streams: { [person.stream]: queued.seq + 1 }, reset: [person.stream], form: eventForm });
  });

  test('an event that is kept in an earlier form is sent to everybody', async () => {
    const person = await signUp();
    const { script } = await ask(person);
    await base.rows("update event set payload = $2 where stream = $1 and type = 'script.queued'", [person.stream, { script }]);
    const [queued] = await base.rows<{ seq: number }>("select seq::int from event where stream = $1 and type = 'script.queued'", [
      person.stream,
    ]);
    const socket = listen(person, { since: { [person.stream]: (queued?.seq ?? 0) - 1 } });
    const { payload } = await socket.completion('script.queued');
    expect(payload).toMatchObject({ script: toListItem(script), text: { content: '' } });
  });
});

describe('a client that does not read', () => {
  // The kernel takes a few megabytes before anything waits in the process.
  test.each([
    { by: 'packets', total: 2400, padding: 6000 },
    { by: 'bytes, long before it is 500 packets', total: 200, padding: 200_000 },
  ])('is cut off by $by, and the others go on', async ({ total, padding }) => {
    const person = await signUp();
    const reader = listen(person);
    await reader.ready();
    const deaf = await deafSocket({ port: api.port, cookie: person.client.cookie });
    await publishMany(database, person.user.id, total, { perCommit: 20, padding });
    await reader.reached(total);
    expect(reader.numbers).toEqual(numbers(1, total));
    // It reads again, but what it gets is what the kernel had for it, and the end.
    let bytes = 0;
    deaf.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const isOver = once(deaf, 'close');
    deaf.resume();
    await isOver;
    expect(bytes).toBeLessThan(total * padding * 0.9);
    expect(reader.farewells).toEqual([]);
  });
});
