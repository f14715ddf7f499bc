import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { publishMany } from '../support/publishMany.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, password } = factories(base, api);
const { database } = base;

const listen = ({ cookie }: Client): SocketClient => new SocketClient({ url: api.url, cookie });

async function connect(client: Client, count: number): Promise<SocketClient[]> {
  const sockets = Array.from({ length: count }, () => listen(client));
  await Promise.all(sockets.map((socket) => socket.ready()));
  return sockets;
}

/** The same account, signed in once more. */
async function signInAgain({ user }: Person): Promise<Client> {
  const client = new Client(api.url);
  await client.call(signIn, { body: { email: user.email, password } });
  return client;
}

/** There is room again a moment after a socket has left. */
const untilLetIn = (client: Client): Promise<unknown> =>
  waitUntil('room for one more', async () => {
    const socket = listen(client);
    const outcome = await Promise.race([socket.ready(), socket.refused()]);
    if (typeof outcome === 'string') socket.socket.disconnect();
    return typeof outcome !== 'string';
  });

test('a session has twenty sockets, and one more is refused until there is room', async () => {
  const { client, user } = await signUp();
  const sockets = await connect(client, 20);
  const further = listen(client);
  expect(await further.refused()).toBe('TOO_MANY_CONNECTIONS');
  expect(further.greetings).toEqual([]);
  await publishMany(database, user.id, 1);
  for (const socket of sockets) await socket.reached(1);
  expect(further.events).toEqual([]);
  sockets[0]?.socket.disconnect();
  await untilLetIn(client);
  expect(await listen(client).refused()).toBe('TOO_MANY_CONNECTIONS');
  // Another person is none of this.
  await connect((await signUp()).client, 1);
});

test('an account has fifty, however many sessions', async () => {
  const person = await signUp();
  const clients = [person.client, await signInAgain(person), await signInAgain(person)] as const;
  await connect(clients[0], 20);
  await connect(clients[1], 20);
  const [last] = await connect(clients[2], 10);
  expect(await listen(clients[2]).refused()).toBe('TOO_MANY_CONNECTIONS');
  last?.socket.disconnect();
  await untilLetIn(clients[2]);
});

test('a connection carries one socket', async () => {
  const { client } = await signUp();
  const socket = listen(client);
  // Two packets that connect, the second while the session of the first is looked up.
  socket.socket.io.once('open', () => write(socket, '0{}'));
  await waitUntil('the end of the connection', () => socket.farewells[0] ?? socket.refusals[0]);
  await connect(client, 20);
});

/** A packet of Socket.IO, past the client. */
function write({ socket }: SocketClient, data: string | Buffer): void {
  socket.io.engine.write(data);
}

test.each([
  { what: 'events that nobody knows', send: (socket: SocketClient) => void socket.socket.emit('join', 'user:somebody') },
  { what: 'acknowledgements', send: (socket: SocketClient) => write(socket, '37[1]') },
  { what: 'other namespaces', send: (socket: SocketClient) => write(socket, '0/other,') },
])('a client that floods with $what is cut off', async ({ send }) => {
  const { client, user } = await signUp();
  const [socket, other] = await connect(client, 2);
  if (!socket || !other) throw new Error('no sockets');
  // What a client may send at once changes nothing.
  for (let packet = 0; packet < 20; packet += 1) send(socket);
  await publishMany(database, user.id, 1);
  await socket.reached(1);
  for (let packet = 0; packet < 100; packet += 1) send(socket);
  await socket.left();
  await publishMany(database, user.id, 1, { from: 2 });
  await other.reached(2);
  expect(other.farewells).toEqual([]);
});

test('a client that sends binary is cut off at once', async () => {
  const { client } = await signUp();
  const [socket] = await connect(client, 1);
  if (!socket) throw new Error('no socket');
  write(socket, '51-["join",{"_placeholder":true,"num":0}]');
  write(socket, Buffer.alloc(1000));
  expect(await socket.left()).toBe('transport close');
});

test('who is refused is not kept connected', async () => {
  const socket = new SocketClient({ url: api.url, cookie: '' });
  const closed: string[] = [];
  socket.socket.io.on('close', (reason) => void closed.push(reason));
  onTestFinished(() => void socket.socket.io.removeAllListeners());
  expect(await socket.refused()).toBe('UNAUTHENTICATED');
  expect(await waitUntil('the connection to be closed', () => closed[0])).not.toBe('ping timeout');
});
