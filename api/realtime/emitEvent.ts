import type { EventRow } from '../../domain/events/events.queries.ts';
import type { StreamEvent } from '../../shared/events.ts';
import type { Wire } from './wire.ts';

/** Sends an event, unless the client has it already. */
export function emitEvent(socket: Wire, event: EventRow): void {
  const connection = socket.data;
  if (event.seq <= connection.sent) return;
  connection.sent = event.seq;
  // The row was written by publish, typed by the same schema; the browser parses it again.
  socket.emit('event', event as StreamEvent);
}
