import { once } from 'node:events';
import type { Database } from '../../db/pool.ts';
import { countMissed, findStream, listEventsAfter } from '../../domain/events/readStream.ts';
import { eventForm } from '../../shared/events.ts';
import { sendEvent, sendReset } from './sendEvent.ts';
import { socketLimits } from './socketLimits.ts';
import { waitingFor } from './waitingFor.ts';
import type { Wire, Wires } from './wire.ts';

/** What is read for one client at a time: enough to keep the line busy, and little enough for many clients at once. */
const batch = { events: 100, bytes: 250_000 } as const;

type Asked = {
  readonly stream: string;
  /** The last number that the client has. */
  readonly since: number | undefined;
  /** Says where the stream stands, and whether what was missed is not sent; false where the client is not to hear it after all. */
  readonly announce: (seq: number, reset: boolean) => Promise<boolean> | boolean;
};

/**
 * Says where a stream stands, then sends what was missed, no faster than the client takes it; what comes meanwhile is
 * read for it, too, until nothing is left. The caller has put the socket where `deliver` finds it.
 */
export async function greet(io: Wires, database: Database, socket: Wire, { stream, since, announce }: Asked): Promise<void> {
  const position = socket.data.streams.get(stream);
  if (!position) return;
  const { seq } = await findStream(database, stream);
  const canReplay = since !== undefined && (await isReplayable(database, stream, since, seq, socket.data.form));
  position.sent = canReplay ? since : seq;
  position.seen = Math.max(position.seen, seq);
  if (!(await announce(seq, since !== undefined && !canReplay))) return;
  const isFollowing = (): boolean => socket.connected && socket.data.streams.get(stream) === position;
  while (position.seen > position.sent && isFollowing()) {
    await drained(socket);
    const { events } = await listEventsAfter(database, stream, position.sent, batch);
    const before = position.sent;
    if (!isFollowing()) return;
    for (const event of events) if (event.seq === position.sent + 1) sendEvent(io, [socket], event);
    // The next one was deleted meanwhile: there is no way on but to fetch.
    if (position.sent === before) sendReset(socket, { stream, seq: position.seen });
  }
  position.ready = true;
}

/** Whether each event after a number is kept whole, in a form that the client reads, and all of them are few enough. */
async function isReplayable(database: Database, stream: string, since: number, seq: number, form: number): Promise<boolean> {
  if (since === seq) return true;
  if (since > seq || seq - since > socketLimits.replayed.events || form < eventForm) return false;
  const missed = await countMissed(database, stream, since, seq);
  return missed.events === seq - since && missed.bytes <= socketLimits.replayed.bytes && !missed.isPurged;
}

/** Waits until all packets are handed to the WebSocket, or the client is gone. */
async function drained(socket: Wire): Promise<void> {
  while (waitingFor(socket).packets > 0 && socket.connected) {
    const either = new AbortController();
    const { signal } = either;
    await Promise.race([once(socket.conn, 'drain', { signal }), once(socket, 'disconnect', { signal })]);
    either.abort();
  }
}
