import type { EventRow } from '../../domain/events/readStream.ts';
import { formOf, type StreamEvent } from '../../shared/events.ts';
import type { Wire, Wires } from './wire.ts';

/**
 * Sends an event to those who do not have it yet; it is encoded once, however many they are. Who cannot read it, or would
 * be sent one whose payload is gone, is told to fetch instead.
 */
export function sendEvent(io: Wires, sockets: readonly Wire[], event: EventRow): void {
  const behind = sockets.filter(({ data }) => event.seq > data.sent);
  for (const { data } of behind) data.sent = event.seq;
  const form = event.payload === null ? Infinity : formOf(event);
  const able = behind.filter(({ data }) => data.form >= form);
  // The row was written by publish, typed by the same schema; the browser parses it again.
  if (able.length > 0) io.to(able.map(({ id }) => id)).emit('event', event as StreamEvent);
  for (const socket of behind) if (socket.data.form < form) sendReset(socket, event.seq);
}

/** From this number on the client gets events again; what was before it has to fetch. */
export function sendReset(socket: Wire, seq: number): void {
  const { stream } = socket.data;
  socket.data.sent = seq;
  socket.emit('ready', { streams: { [stream]: seq }, reset: [stream] });
}
