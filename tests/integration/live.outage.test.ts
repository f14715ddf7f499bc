import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { publishMany } from '../support/publishMany.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const first = await startTestApi(base.url);
const { signUp } = factories(base, first);
const { database } = base;

const numbers = (to: number): number[] => Array.from({ length: to }, (_one, index) => index + 1);
const listen = (person: Person, url = first.url): SocketClient =>
  new SocketClient({ url, cookie: person.client.cookie, reconnects: true });

/** Ends connections to this database from outside it; gives how many there were. */
async function terminate(condition: string): Promise<number> {
  const client = new pg.Client(base.url);
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  );
  await client.end();
  return rowCount ?? 0;
}

const isReady = async (url: string): Promise<boolean> => (await new Client(url).send('GET', '/readyz')).status === 200;

describe('nothing is missed and nothing comes twice', () => {
  test('when the relay’s own connection is ended again and again', async () => {
    const person = await signUp();
    const socket = listen(person);
    await socket.ready();
    let sent = 0;
    for (let round = 0; round < 5; round += 1) {
      await waitUntil('the relay to listen', () => isReady(first.url));
      const publishing = publishMany(database, person.user.id, 20, { from: sent + 1 });
      // The last one's end may not be noticed yet, and the next not made: one must be there to be ended.
      await waitUntil(
        'a listening connection to end',
        async () => (await terminate("query ilike 'listen stillpoint_event%'")) === 1,
      );
      await publishing;
      sent += 20;
      await socket.reached(sent);
    }
    expect(socket.numbers).toEqual(numbers(sent));
    expect(socket.farewells).toEqual([]);
  });

  test('when every connection to the database is ended', async () => {
    const person = await signUp();
    const socket = listen(person);
    await socket.ready();
    first.log.expectErrors(/events could not be read|connection/iu);
    for (let round = 1; round <= 3; round += 1) {
      await waitUntil('the API to be ready', () => isReady(first.url).catch(() => false));
      await terminate('true');
      await waitUntil('an event to be published', () =>
        publishMany(database, person.user.id, 1, { from: round }).then(
          () => true,
          () => false,
        ),
      );
      await socket.reached(round);
    }
    expect(socket.numbers).toEqual(numbers(3));
    expect(socket.farewells).toEqual([]);
  });

  test('when the API stops and starts again while a client listens', async () => {
    let api = await startTestApi(base.url);
    const person = await signUp();
    const sockets = [listen(person, api.url), listen(person, api.url)];
    await Promise.all(sockets.map((socket) => socket.ready()));
    let sent = 0;
    for (let round = 0; round < 3; round += 1) {
      const publishing = publishMany(database, person.user.id, 30, { from: sent + 1 });
      await sockets[0]?.reached(sent + 1);
      await api.stop();
      await publishing;
      api = await startTestApi(base.url, { PORT: String(api.port) });
      sent += 30;
      for (const socket of sockets) await socket.reached(sent);
    }
    for (const socket of sockets) {
      expect(socket.numbers).toEqual(numbers(sent));
      expect(socket.greetings.every(({ reset }) => reset.length === 0)).toBe(true);
    }
  });

  test('when two API processes serve one person', async () => {
    const second = await startTestApi(base.url);
    const person = await signUp();
    const sockets = [listen(person), listen(person, second.url)];
    await Promise.all(sockets.map((socket) => socket.ready()));
    await publishMany(database, person.user.id, 40);
    for (const socket of sockets) {
      await socket.reached(40);
      expect(socket.numbers).toEqual(numbers(40));
    }
    const kept = sockets[1];
    await person.client.send('POST', '/api/logout');
    // Signing out at one process closes the session's sockets at the other.
    await kept?.left();
  });
});
