import type { Wire } from './wire.ts';

/**
 * Ends a client's connection at once, with all that waits for it. A close that says goodbye would wait for the client to
 * take what waits, and whoever does not read never does.
 */
export function cutOff(conn: Wire['conn']): void {
  const webSocket: unknown = Reflect.get(conn.transport, 'socket');
  conn.close(true);
  if (webSocket instanceof Object && 'terminate' in webSocket && typeof webSocket.terminate === 'function') webSocket.terminate();
}
