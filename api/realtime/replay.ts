import { once } from 'node:events';
import type { EventRow } from '../../domain/events/events.queries.ts';
import { deliver } from './deliver.ts';
import { emitEvent } from './emitEvent.ts';
import { waitingFor } from './waitingFor.ts';
import type { Wire } from './wire.ts';

/** Packets sent in one go: enough to keep the line busy, and far from what looks like a client that does not read. */
const burst = 100;

/** Sends what a client missed, no faster than it takes it, and then what came meanwhile. Ends early when the client is gone. */
export async function replay(socket: Wire, missed: readonly EventRow[]): Promise<void> {
  const connection = socket.data;
  for (const event of missed) {
    while (waitingFor(socket) >= burst && socket.connected) await drained(socket);
    if (!socket.connected) return;
    emitEvent(socket, event);
  }
  connection.ready = true;
  const held = connection.held.splice(0);
  for (const event of held) deliver(socket, event);
}

async function drained(socket: Wire): Promise<void> {
  const either = new AbortController();
  const { signal } = either;
  await Promise.race([once(socket.conn, 'drain', { signal }), once(socket, 'disconnect', { signal })]);
  either.abort();
}
