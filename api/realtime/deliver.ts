import type { EventRow } from '../../domain/events/events.queries.ts';
import { emitEvent } from './emitEvent.ts';
import { waitingFor } from './waitingFor.ts';
import type { Wire } from './wire.ts';

/** Packets that may wait for a client that does not read, before it is let go. */
const mostWaiting = 500;

/** Hands a client the next event of its stream, each number once; whoever does not read is let go. */
export function deliver(socket: Wire, event: EventRow): void {
  const connection = socket.data;
  if (connection.held.length + waitingFor(socket) > mostWaiting) return void socket.disconnect(true);
  if (!connection.ready) return void connection.held.push(event);
  emitEvent(socket, event);
}
