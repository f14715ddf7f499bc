import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { eventForm, LiveText, Ready, StreamEvent, type ClientToServer, type ServerToClient } from '../../shared/events.ts';
import { readStream } from '../../shared/streams.ts';
import { applyLiveText } from '../features/scripts/applyLiveText.ts';
import { mutationKeys } from '../lib/mutationKeys.ts';
import { queryKeys } from '../lib/queryKeys.ts';
import { tab } from '../lib/tab.ts';
import { applyEvent } from './applyEvent.ts';
import { connection } from './connection.ts';
import { followStreams } from './followStreams.ts';
import { onFocus } from './onFocus.ts';
import { outdated } from './outdated.ts';
import { readRefusal, refusal } from './refusal.ts';
import { kindOf } from './streamKinds.ts';

type Context = { readonly client: QueryClient; readonly path: () => string; readonly go: (path: string) => void };

/** Milliseconds before a connection that the server closed is tried again. */
const secondTry = 2000;
/** Milliseconds before one is tried again that only a setting of the server can allow. */
const tryAfterSettings = 60_000;

/**
 * Receives the events of the signed-in person, and keeps the cache as new as the server. On connecting first, everything
 * that was fetched before the server said where it stands is fetched again; on reconnecting the server sends what was
 * missed, in order. Gives the function that ends it.
 */
export function startRealtime({ client, path, go }: Context): () => void {
  /** The last number that was applied of each stream. */
  const since: Record<string, number> = {};
  let isOver = false;
  /** Whether a page that was refused is trying to connect again. */
  let isTrying = false;
  let work = Promise.resolve();
  // One after the other, or a later event could be overtaken by an earlier one that waits for a cancelled call.
  const inTurn = (task: () => Promise<void> | void): void => {
    work = work.then(() => (isOver ? undefined : task())).catch(() => refetchAll(client));
  };

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

  async function greet({ streams, reset, form = eventForm }: Ready): Promise<void> {
    if (form > eventForm) outdated.set(true);
    for (const [stream, seq] of Object.entries(streams)) {
      if (stream in since && !reset.includes(stream)) continue;
      const kind = kindOf(stream);
      // One that is no longer followed is nobody's loss.
      if (kind && !(stream in since)) continue;
      since[stream] = seq;
      await (kind ? kind.refetch(client, readStream(stream)?.id ?? '') : refetchAll(client));
    }
  }

  async function take(raw: unknown): Promise<void> {
    const event = StreamEvent.parse(raw);
    if (event.seq <= (since[event.stream] ?? -1)) return;
    if (kindOf(event.stream) && !(event.stream in since)) return;
    await applyEvent(client, event, { path, go, isFollowed: (stream) => stream in since });
    since[event.stream] = event.seq;
  }

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
    forgetFocus();
    forgetStreams();
    socket.disconnect();
    connection.set(null);
    refusal.set(null);
  };
}

/** Whether this page gets no events because too many others do. Everything else works; it fetches when it is looked at. */
const hasTooManyPages = (): boolean => refusal.get() === 'TOO_MANY_CONNECTIONS';

/** Whoever logs out here hears of it by that answer; asking for anything else would only be refused. */
const isLoggingOut = (client: QueryClient): boolean =>
  client.isMutating({ mutationKey: mutationKeys.logout }) > 0 || !client.getQueryData(queryKeys.user);

/** Asks for everything in sight again; an answer that is under way may be older than what we now know of. */
async function refetchAll(client: QueryClient): Promise<void> {
  if (isLoggingOut(client)) return;
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[1] !== 'live';
  await client.cancelQueries({ predicate });
  // A log-out may have begun while the answers were called off.
  if (!isLoggingOut(client)) void client.invalidateQueries({ predicate });
}
