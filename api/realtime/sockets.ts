import type { Server as HttpServer } from 'node:http';
import type Koa from 'koa';
import { Server } from 'socket.io';
import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';
import type { Database } from '../../db/pool.ts';
import { listLivingSessions } from '../../domain/sessions/livingSessions.ts';
import type { Origins } from '../http/origins.ts';
import { createAdmission } from './admit.ts';
import { deliver } from './deliver.ts';
import { createFollowers } from './followers.ts';
import { createFollows } from './follows.ts';
import { guardConnection } from './guardConnection.ts';
import { startPresence } from './presence.ts';
import { startRelay } from './relay.ts';
import { createVisitors } from './visitors.ts';
import { welcome } from './welcome.ts';
import type { Wires } from './wire.ts';
import { socketLimits } from './socketLimits.ts';

/** Connections that have not said whose they are, in this process; one more is refused before it is one. */
const maxUnknown = 1000;
/** Milliseconds within which they must say so. */
const introductionMs = 10_000;
const sessionCheckMs = 60_000;

export type SocketOptions = {
  readonly server: HttpServer;
  readonly app: Koa;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly origins: Origins;
  readonly secure: boolean;
};

/** The live feed: who is signed in hears their own stream, and those that they follow, from where they left off. */
export function startSockets({ server, app, database, databaseUrl, log, origins, secure }: SocketOptions) {
  const presence = startPresence(database, log);
  const visitors = createVisitors({ app, database, origins, secure });
  const relay = startRelay({
    databaseUrl,
    database,
    log,
    onEvent: (event) => {
      deliver(io, followers.of(event.stream), event);
      follows
        .heed(event.stream, event.type)
        .catch((error: unknown) => logFailure(log, error, 'who may follow a stream could not be asked; the next check does'));
    },
    onLive: (stream, live) => {
      const ready = [...followers.of(stream)].filter(({ data }) => data.streams.get(stream)?.ready);
      if (ready.length > 0) io.to(ready.map(({ id }) => id)).volatile.emit('live', live);
    },
    onSessionEnded: (session) => {
      for (const socket of io.sockets.sockets.values()) if (socket.data.session === session) socket.disconnect(true);
    },
  });

  const io: Wires = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: socketLimits.packetBytes,
    connectTimeout: introductionMs,
    // A page of another site can open a socket with our cookie; only the Origin tells.
    allowRequest: (request, answer) =>
      answer(null, io.engine.clientsCount - io.sockets.sockets.size < maxUnknown && visitors.judge(request) !== 'foreign'),
  });
  io.engine.on('connection', guardConnection);
  io.use(createAdmission(visitors.identify, log));

  const followers = createFollowers(relay);
  const follows = createFollows({ io, database, followers, log });

  io.on('connection', (socket) => {
    const { accountId, streams } = socket.data;
    presence.arrive(accountId);
    socket.on('disconnect', () => {
      presence.leave(accountId);
      for (const stream of streams.keys()) followers.remove(socket, stream);
      // Whoever leaves and comes back does so by another connection, which is counted and looked up again.
      setImmediate(() => socket.conn.close());
    });
    welcome({ io, database, followers, follows }, socket).catch((error: unknown) => {
      logFailure(log, error, 'a socket could not be greeted');
      socket.disconnect(true);
    });
  });

  const check = setInterval(() => {
    endStaleSockets(io, database)
      .then(() => follows.checkAll())
      .catch((error: unknown) => logFailure(log, error, 'the sessions of sockets could not be checked'));
  }, sessionCheckMs);

  return {
    isListening: relay.isListening,
    stop: async (): Promise<void> => {
      clearInterval(check);
      await io.close();
      await Promise.all([relay.stop(), presence.stop()]);
    },
  };
}

/** Closes what the session that opened it no longer allows. */
async function endStaleSockets(io: Wires, database: Database): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  if (sockets.length === 0) return;
  const living = await listLivingSessions(database, [...new Set(sockets.map(({ data }) => data.session))]);
  for (const socket of sockets) if (!living.has(socket.data.session)) socket.disconnect(true);
}
