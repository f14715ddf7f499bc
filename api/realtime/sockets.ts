import { ServerResponse, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type Koa from 'koa';
import { Server } from 'socket.io';
import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';
import type { Database } from '../../db/pool.ts';
import { findStream, listEventsAfter } from '../../domain/events/events.queries.ts';
import { findSession, listLivingSessions } from '../../domain/accounts/sessions.queries.ts';
import { Handshake, userStream, type ServerToClient } from '../../shared/events.ts';
import type { ErrorCode } from '../../shared/errorCodes.ts';
import type { Origins, Whose } from '../http/origins.ts';
import { accountIn, cookieName, hashSessionId } from '../http/sessions.ts';
import { deliver } from './deliver.ts';
import { startPresence } from './presence.ts';
import { startRelay } from './relay.ts';
import { replay } from './replay.ts';
import type { Connection, Wire } from './wire.ts';

/** Missed events that are sent one by one; beyond, fetching everything is cheaper. */
const mostReplayed = 1000;
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

/** The live feed: who is signed in hears their own stream, from where they left off. */
export function startSockets({ server, app, database, databaseUrl, log, origins, secure }: SocketOptions) {
  const byStream = new Map<string, Set<Wire>>();
  const presence = startPresence(database, log);
  const relay = startRelay({
    databaseUrl,
    database,
    log,
    onEvent: (event) => {
      for (const socket of byStream.get(event.stream) ?? []) deliver(socket, event);
    },
    onLive: (stream, live) => {
      for (const socket of byStream.get(stream) ?? []) if (socket.data.ready) socket.volatile.emit('live', live);
    },
    onSessionEnded: (session) => {
      for (const socket of io.sockets.sockets.values()) if (socket.data.session === session) socket.disconnect(true);
    },
  });

  const io = new Server<Record<string, never>, ServerToClient, Record<string, never>, Connection>(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    // A page of another site can open a socket with our cookie; only the Origin tells.
    allowRequest: (request, answer) => answer(null, judge(request) !== 'foreign'),
  });

  io.use((socket, next) => {
    if (judge(socket.request) !== 'own') return next(refusal('ORIGIN_NOT_ALLOWED'));
    return void identify(socket.request).then(
      (found) => {
        if (!found) return next(refusal('UNAUTHENTICATED'));
        const { accountId, session } = found;
        socket.data = { accountId, stream: userStream(accountId), session, sent: 0, ready: false, held: [] };
        return next();
      },
      (error: unknown) => {
        // What went wrong is for the log; the browser hears that it may try again.
        logFailure(log, error, 'a socket could not be opened');
        next(refusal('UNAVAILABLE'));
      },
    );
  });

  io.on('connection', (socket) => {
    const { accountId, stream } = socket.data;
    presence.arrive(accountId);
    const room = byStream.get(stream) ?? new Set();
    byStream.set(stream, room.add(socket));
    socket.on('disconnect', () => {
      presence.leave(accountId);
      room.delete(socket);
      if (room.size === 0 && byStream.get(stream) === room) {
        byStream.delete(stream);
        relay.unfollow(stream);
      }
    });
    greet(socket).catch((error: unknown) => {
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

  async function identify(request: IncomingMessage): Promise<{ accountId: string; session: string } | null> {
    const context = app.createContext(request, new ServerResponse(request));
    const id = context.cookies.get(cookieName(secure), { signed: true });
    const idHash = id === undefined ? null : hashSessionId(id);
    const accountId = idHash && accountIn((await findSession(database, idHash))?.data ?? null);
    if (!idHash || !accountId) return null;
    return { accountId, session: idHash.toString('hex') };
  }

  /** Says where the stream stands, then sends what was missed; what came meanwhile follows. */
  async function greet(socket: Wire): Promise<void> {
    const connection = socket.data;
    const { stream, session } = connection;
    // A session that ended while this socket was let in has closed those that were there, and this one was not.
    if (!(await listLivingSessions(database, [session])).has(session)) return void socket.disconnect(true);
    await relay.follow(stream);
    const since = Handshake.safeParse(socket.handshake.auth).data?.since?.[stream];
    const { seq, oldest } = await findStream(database, stream);
    const canReplay =
      since !== undefined &&
      since <= seq &&
      seq - since <= mostReplayed &&
      (since === seq || (oldest !== null && oldest <= since + 1));
    socket.emit('ready', { streams: { [stream]: seq }, reset: since === undefined || canReplay ? [] : [stream] });
    connection.sent = canReplay ? since : seq;
    const missed = canReplay && since < seq ? (await listEventsAfter(database, stream, since, mostReplayed)).rows : [];
    await replay(socket, missed);
  }

  const check = setInterval(() => {
    void endStaleSockets().catch((error: unknown) => logFailure(log, error, 'the sessions of sockets could not be checked'));
  }, sessionCheckMs);

  async function endStaleSockets(): Promise<void> {
    const sockets = [...io.sockets.sockets.values()];
    if (sockets.length === 0) return;
    const living = await listLivingSessions(database, [...new Set(sockets.map(({ data }) => data.session))]);
    for (const socket of sockets) if (!living.has(socket.data.session)) socket.disconnect(true);
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

/** What a browser gets instead of a connection; the page shows the code's text. */
const refusal = (code: ErrorCode): Error => Object.assign(new Error(code), { data: { code } });
