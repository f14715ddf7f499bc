import type { EventRow } from '../../domain/events/readStream.ts';
import { cutOff } from './cutOff.ts';
import { sendEvent } from './sendEvent.ts';
import { socketLimits } from './socketLimits.ts';
import { waitingFor } from './waitingFor.ts';
import type { Wire, Wires } from './wire.ts';

/** Hands a stream's next event to its sockets, each number once; whoever does not read is cut off. */
export function deliver(io: Wires, sockets: Iterable<Wire>, event: EventRow): void {
  const ready: Wire[] = [];
  for (const socket of sockets) {
    const position = socket.data.streams.get(event.stream);
    if (!position) continue;
    position.seen = Math.max(position.seen, event.seq);
    if (!position.ready) continue;
    const { packets, bytes } = waitingFor(socket);
    if (packets > socketLimits.unread.packets || bytes > socketLimits.unread.bytes) cutOff(socket.conn);
    else ready.push(socket);
  }
  sendEvent(io, ready, event);
}
