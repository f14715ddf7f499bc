import type { Wire } from './wire.ts';

/** Packets that are not yet on their way to a client, for it reads no faster. Engine.IO counts them and does not say so. */
export function waitingFor(socket: Wire): number {
  const waiting: unknown = Reflect.get(socket.conn, 'writeBuffer');
  return Array.isArray(waiting) ? waiting.length : 0;
}
