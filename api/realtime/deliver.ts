import type { EventRow } from '../../domain/events/readStream.ts';
import { cutOff } from './cutOff.ts';
import { sendEvent } from './sendEvent.ts';
import { waitingFor } from './waitingFor.ts';
import type { Wire, Wires } from './wire.ts';

/** What may wait for a client that does not read, before it is cut off: packets, and bytes in all. */
const maxWaiting = { packets: 500, bytes: 8_000_000 } as const;

/** Hands a stream's next event to its sockets, each number once; whoever does not read is cut off. */
export function deliver(io: Wires, sockets: Iterable<Wire>, event: EventRow): void {
  const ready: Wire[] = [];
  for (const socket of sockets) {
    const position = socket.data.streams.get(event.stream);
    if (!position) continue;
    position.seen = Math.max(position.seen, event.seq);
    if (!position.ready) continue;
    const { packets, bytes } = waitingFor(socket);
    if (packets > maxWaiting.packets || bytes > maxWaiting.bytes) cutOff(socket.conn);
    else ready.push(socket);
  }
  sendEvent(io, ready, event);
}
