import { ServerResponse, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type Koa from 'koa';
import { Server } from 'socket.io';
import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';
import type { Database } from '../../db/pool.ts';
import { AppError } from '../../domain/AppError.ts';
import { findSession, listLivingSessions } from '../../domain/sessions/livingSessions.ts';
import { eventForm, Handshake } from '../../shared/events.ts';
import type { Origins, Whose } from '../http/origins.ts';
import { accountIn, cookieName, hashSessionId } from '../http/sessions.ts';
import { createAdmission } from './admit.ts';
import { deliver } from './deliver.ts';
import { createFollowers } from './followers.ts';
import { createFollows } from './follows.ts';
import { greet } from './greet.ts';
import { guardConnection } from './guardConnection.ts';
import { startPresence } from './presence.ts';
import { startRelay } from './relay.ts';
import { socketLimits } from './socketLimits.ts';
import type { Wire, Wires } from './wire.ts';

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
      answer(null, io.engine.clientsCount - io.sockets.sockets.size < maxUnknown && judge(request) !== 'foreign'),
  });
  io.engine.on('connection', guardConnection);
  io.use(createAdmission(identify, log));

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
    welcome(socket).catch((error: unknown) => {
      logFailure(log, error, 'a socket could not be greeted');
      socket.disconnect(true);
    });
  });

  /** Whose page opens the socket. A proxy that we trust says under which host it was asked. */
  function judge(request: IncomingMessage): Whose {
    const origin = request.headers.origin ?? '';
    const whose = origins.judge(origin, app.createContext(request, new ServerResponse(request)).host);
    if (whose !== 'own' && origin !== '') origins.noteRefused(origin, whose);
    return whose;
  }

  async function identify(request: IncomingMessage): Promise<{ accountId: string; session: string }> {
    if (judge(request) !== 'own') throw new AppError('ORIGIN_NOT_ALLOWED', 'an address that no setting names');
    const context = app.createContext(request, new ServerResponse(request));
    const id = context.cookies.get(cookieName(secure), { signed: true });
    const idHash = id === undefined ? null : hashSessionId(id);
    const accountId = idHash && accountIn((await findSession(database, idHash))?.data ?? null);
    if (!idHash || !accountId) throw new AppError('UNAUTHENTICATED', 'no session');
    return { accountId, session: idHash.toString('hex') };
  }

  async function welcome(socket: Wire): Promise<void> {
    const { own, session } = socket.data;
    const { data: asked } = Handshake.safeParse(socket.handshake.auth);
    socket.data.form = asked?.form ?? 1;
    socket.data.tab = asked?.tab ?? null;
    const asking = Promise.all([listLivingSessions(database, [session]), followers.add(socket, own)]);
    // What it asks for meanwhile waits until it is known to be let in.
    follows.listen(socket, asking);
    const [living] = await asking;
    // A session that ended while this socket was let in has closed those that were there, and this one was not.
    if (!living.has(session)) return void socket.disconnect(true);
    // A page of an earlier form is to be loaded again, and can say so if it knows of later ones.
    const later = socket.data.form < eventForm ? { form: eventForm } : {};
    const announce = (seq: number, reset: boolean): boolean =>
      socket.emit('ready', { streams: { [own]: seq }, reset: reset ? [own] : [], ...later });
    await greet(io, database, socket, { stream: own, since: asked?.since?.[own], announce });
  }

  const check = setInterval(() => {
    void endStaleSockets().catch((error: unknown) => logFailure(log, error, 'the sessions of sockets could not be checked'));
  }, sessionCheckMs);

  async function endStaleSockets(): Promise<void> {
    const sockets = [...io.sockets.sockets.values()];
    if (sockets.length === 0) return;
    const living = await listLivingSessions(database, [...new Set(sockets.map(({ data }) => data.session))]);
    for (const socket of sockets) if (!living.has(socket.data.session)) socket.disconnect(true);
    await follows.checkAll();
  }

  return {
    isListening: relay.isListening,
    stop: async (): Promise<void> => {
      clearInterval(check);
      await io.close();
      await Promise.all([relay.stop(), presence.stop()]);
    },
  };
}
