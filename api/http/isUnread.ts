import type { IncomingMessage } from 'node:http';

/** A rest of this size is read and thrown away within moments, and the connection stays. */
const smallRest = 65_536;

/** Whether a request has been answered, or is about to be, while more of its body is to come than is worth reading. */
export function isUnread({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallRest;
}
