import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { creditsChanged } from '../../domain/credits/creditsChanged.ts';
import { publishToUser } from '../../domain/events/streams.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { Client } from '../support/Client.ts';
import type { Service } from '../support/processes.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { patience, rounds } from './scale.ts';
import { test, type World } from './world.ts';

const eventsInAll = Math.max(500, rounds * 100);
/** Each 40 ms a socket is cut, as long as there are events; how many that makes depends on the machine. */
const minDrops = eventsInAll / 50;

test(
  `sockets dropped during ${eventsInAll} events: each is seen once, in order`,
  { timeout: patience(20, Math.ceil(rounds / 5)) },
  async ({ world }) => {
    const api = await world.startApi();
    const { sockets, accountId } = await listen(api);
    const publishing = publishAll(world, accountId);
    let drops = 0;
    while (sockets.some(({ numbers }) => (numbers.at(-1) ?? 0) < eventsInAll)) {
      await sleep(40);
      const socket = sockets[drops % sockets.length];
      // What is on its way is lost, as when a phone changes its network.
      if (socket?.socket.connected && drops < eventsInAll / 10) {
        cut(socket);
        drops += 1;
      }
    }
    await publishing;
    expect(drops).toBeGreaterThanOrEqual(minDrops);
    for (const socket of sockets) expectAll(socket);
  },
);

test('an API that is killed and started again loses nobody an event', { timeout: patience(30) }, async ({ world }) => {
  const api = await world.startApi();
  const { sockets, accountId } = await listen(api);
  const publishing = publishAll(world, accountId);
  await waitUntil('a part to be heard', () => sockets.every(({ numbers }) => numbers.length > 50));
  await world.kill(api);
  await sleep(300);
  await world.startApi({ PORT: api.port });
  await publishing;
  await waitUntil('all to be heard', () => sockets.every(({ numbers }) => numbers.at(-1) === eventsInAll), 20_000);
  for (const socket of sockets) expectAll(socket);
});

test(
  'the listening connection of an API is ended again and again: nobody misses an event',
  { timeout: patience(20, Math.ceil(rounds / 5)) },
  async ({ world }) => {
    const api = await world.startApi();
    const { sockets, accountId } = await listen(api);
    const publishing = publishAll(world, accountId);
    for (let round = 0; round < rounds; round += 1) {
      await sleep(150);
      await world.rows(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
      );
    }
    await publishing;
    await waitUntil('all to be heard', () => sockets.every(({ numbers }) => numbers.at(-1) === eventsInAll), 20_000);
    for (const socket of sockets) expectAll(socket);
    expect(sockets.flatMap(({ farewells }) => farewells)).toEqual([]);
  },
);

/** Takes the connection away without a goodbye. */
function cut({ socket }: SocketClient): void {
  const wire: unknown = Reflect.get(socket.io.engine.transport, 'ws');
  if (!(wire instanceof Object && 'terminate' in wire && typeof wire.terminate === 'function'))
    throw new Error('the transport is no WebSocket');
  wire.terminate();
}

async function listen(api: Service) {
  const url = `http://127.0.0.1:${api.port}`;
  const client = new Client(url);
  const { id } = await client.call(registerAccount, {
    body: { email: `${randomUUID()}@example.org`, password: 'correct horse battery' },
  });
  const sockets = Array.from({ length: 3 }, () => new SocketClient({ url, cookie: client.cookie, reconnects: true }));
  await Promise.all(sockets.map((socket) => socket.ready()));
  return { sockets, accountId: id };
}

/** By two at once, so that the numbers are fought for. */
async function publishAll({ database }: World, accountId: string): Promise<void> {
  let left = eventsInAll;
  const publishSome = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await database.transaction((queries) =>
        publishToUser(queries, accountId, [creditsChanged({ available: left, held: 0, revision: 1 })]),
      );
      await sleep(3);
    }
  };
  await Promise.all([publishSome(), publishSome()]);
}

function expectAll(socket: SocketClient): void {
  expect(socket.numbers).toEqual(Array.from({ length: eventsInAll }, (_, index) => index + 1));
  // It never had to begin afresh.
  expect(socket.greetings.flatMap(({ reset }) => reset)).toEqual([]);
}
