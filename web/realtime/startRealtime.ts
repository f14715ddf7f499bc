import { io, type Socket } from 'socket.io-client';
import { eventForm, LiveText, Ready, type ClientToServer, type ServerToClient } from '../../shared/events.ts';
import { applyLiveText } from '../features/scripts/applyLiveText.ts';
import { queryKeys } from '../lib/queryKeys.ts';
import { tab } from '../lib/tab.ts';
import { connection } from './connection.ts';
import { createInbox, type Context } from './createInbox.ts';
import { followStreams } from './followStreams.ts';
import { onFocus } from './onFocus.ts';
import { isLoggingOut, refetchAll } from './refetchAll.ts';
import { readRefusal, refusal } from './refusal.ts';

/** Milliseconds before a connection that the server closed is tried again. */
const secondTry = 2000;
/** Milliseconds before one is tried again that only a setting of the server can allow. */
const tryAfterSettings = 60_000;

/**
 * Receives the events of the signed-in person, and keeps the cache as new as the server. On connecting first, everything
 * that was fetched before the server said where it stands is fetched again; on reconnecting the server sends what was
 * missed, in order. Gives the function that ends it.
 */
export function startRealtime(context: Context): () => void {
  const { client } = context;
  let isOver = false;
  /** Whether a page that was refused is trying to connect again. */
  let isTrying = false;
  const { since, inTurn, greet, take, end } = createInbox(context);
  const socket: Socket<ServerToClient, ClientToServer> = io({
    transports: ['websocket'],
    auth: (give) => give({ since, form: eventForm, tab }),
  });
  const forgetStreams = followStreams({ client, socket, since, inTurn });
  socket.on('ready', (raw) => inTurn(() => greet(Ready.parse(raw))));
  socket.on('event', (raw) => inTurn(() => take(raw)));
  socket.on('live', (raw) => inTurn(() => applyLiveText(client, LiveText.parse(raw))));
  socket.on('connect', () => {
    connection.set(null);
    refusal.set(null);
  });
  socket.on('disconnect', () => {
    refusal.set(null);
    leave();
  });
  socket.on('connect_error', (error) => {
    refusal.set(readRefusal(error));
    if (hasTooManyPages()) stayApart();
    else leave();
  });
  // There may be room by now. Only somebody who looks at the page has it tried again: no page does so by the clock.
  const forgetFocus = onFocus(() => {
    if (!hasTooManyPages() || isTrying) return;
    isTrying = true;
    void refetchAll(client);
    socket.connect();
  });

  /** The server is there and the page works by it; it only hears of nothing. */
  function stayApart(): void {
    if (isOver) return;
    isTrying = false;
    // What it heard of until now may have changed since the connection was lost.
    if (connection.get() !== null) void refetchAll(client);
    connection.set(null);
  }

  /** `active` is false where the server itself closed: then the session may have ended, and nobody tries again for us. */
  function leave(): void {
    if (isOver) return;
    isTrying = false;
    if (connection.get() === null) connection.set(new Date());
    if (socket.active) return;
    const isAboutSession = refusal.get() === null || refusal.get() === 'UNAUTHENTICATED';
    if (isAboutSession && !isLoggingOut(client)) void client.invalidateQueries({ queryKey: queryKeys.user });
    setTimeout(() => !isOver && socket.connect(), refusal.get() === 'ORIGIN_NOT_ALLOWED' ? tryAfterSettings : secondTry);
  }

  return () => {
    isOver = true;
    end();
    forgetFocus();
    forgetStreams();
    socket.disconnect();
    connection.set(null);
    refusal.set(null);
  };
}

/** Whether this page gets no events because too many others do. Everything else works; it fetches when it is looked at. */
const hasTooManyPages = (): boolean => refusal.get() === 'TOO_MANY_CONNECTIONS';
