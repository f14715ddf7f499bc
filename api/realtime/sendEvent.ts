import type { EventRow } from '../../domain/events/readStream.ts';
import { formOf, type StreamEvent } from '../../shared/events.ts';
import { savingTabOf, withoutOwnText } from './ownText.ts';
import type { Wire, Wires } from './wire.ts';

/**
 * Sends an event to those who do not have it yet; it is encoded once, however many they are. Who cannot read it, or would
 * be sent one whose payload is gone, is told to fetch instead.
 */
export function sendEvent(io: Wires, sockets: readonly Wire[], event: EventRow): void {
  const behind = sockets.filter(({ data }) => {
    const position = data.streams.get(event.stream);
    if (!position || event.seq <= position.sent) return false;
    position.sent = event.seq;
    return true;
  });
  const form = event.payload === null ? Infinity : formOf(event);
  const able = behind.filter(({ data }) => data.form >= form);
  const tab = savingTabOf(event);
  const saving = tab === null ? [] : able.filter(({ data }) => data.tab === tab);
  emit(io, saving.length === 0 ? able : able.filter((socket) => !saving.includes(socket)), event);
  if (saving.length > 0) emit(io, saving, withoutOwnText(event));
  for (const socket of behind) if (socket.data.form < form) sendReset(socket, event);
}

function emit(io: Wires, sockets: readonly Wire[], event: EventRow): void {
  // The row was written by publish, typed by the same schema; the browser parses it again.
  if (sockets.length > 0) io.to(sockets.map(({ id }) => id)).emit('event', event as StreamEvent);
}

/** From this number on the client gets the stream's events again; what was before it has to fetch. */
export function sendReset(socket: Wire, { stream, seq }: Pick<EventRow, 'stream' | 'seq'>): void {
  const position = socket.data.streams.get(stream);
  if (position) position.sent = seq;
  socket.emit('ready', { streams: { [stream]: seq }, reset: [stream] });
}
