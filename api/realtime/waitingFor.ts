import type { Wire } from './wire.ts';

type Waiting = { readonly packets: number; readonly bytes: number };

/**
 * What is not yet on its way to a client, for it reads no faster: packets that wait in Engine.IO, and bytes there and in
 * the WebSocket below it. Both count them and do not say so in their types.
 */
export function waitingFor({ conn }: Pick<Wire, 'conn'>): Waiting {
  const queued: unknown = Reflect.get(conn, 'writeBuffer');
  const packets: readonly unknown[] = Array.isArray(queued) ? queued : [];
  const webSocket: unknown = Reflect.get(conn.transport, 'socket');
  const below = webSocket instanceof Object ? Number(Reflect.get(webSocket, 'bufferedAmount') ?? 0) : 0;
  return { packets: packets.length, bytes: packets.reduce<number>((sum, packet) => sum + bytesOf(packet), below) };
}

/** A packet that goes to several clients is one frame, made once; any other is a short text. */
function bytesOf(packet: unknown): number {
  if (!(packet instanceof Object)) return 0;
  const options: unknown = Reflect.get(packet, 'options');
  const frame: unknown = options instanceof Object ? Reflect.get(options, 'wsPreEncodedFrame') : undefined;
  if (Array.isArray(frame)) return frame.reduce<number>((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : 0), 0);
  const data: unknown = Reflect.get(packet, 'data');
  return typeof data === 'string' ? Buffer.byteLength(data) : 0;
}
