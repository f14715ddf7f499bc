import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { maxPictureBytes } from '../../shared/pictures.ts';
import { isUnread } from './isUnread.ts';

/** What a page of ours may have begun to send when it is refused, and something over. */
const maxRestBytes = maxPictureBytes + 1024 * 1024;
/** For the rest of the body, and for the client to read its answer. */
const maxRestMs = 10_000;

const closing = new WeakSet<Socket>();
const watched = new WeakSet<ServerResponse>();

/**
 * Sees to it that whoever is answered before their body was read gets to read the answer, and costs no more than a small
 * rest. A connection that is closed while bytes arrive is reset, and the reset takes the answer with it: so our half is
 * closed first, what comes is thrown away within bounds of bytes and time, and only then is it destroyed. To be called again
 * when something else has put itself before the server's listeners.
 */
export function closeUnread(server: Server): void {
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) server.prependListener(event, watch);
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  if (watched.has(response)) return;
  watched.add(response);
  // It comes behind a body that was refused, and nobody will answer it.
  if (closing.has(socket)) return void socket.destroy();
  // Node calls this after an answer with `Connection: close`, and would destroy at once.
  socket.destroySoon = () => {
    if (!request.complete) close(request);
    else if (!closing.has(socket)) Socket.prototype.destroySoon.call(socket);
  };
  response.once('finish', () => {
    if (isUnread(request)) close(request);
    else request.resume();
  });
  return undefined;
}

function close(request: IncomingMessage): void {
  const { socket } = request;
  if (closing.has(socket)) return;
  closing.add(socket);
  const last = socket.bytesRead + maxRestBytes;
  const end = (): void => void socket.destroy();
  const timer = setTimeout(end, maxRestMs);
  socket.once('close', () => clearTimeout(timer));
  request.on('data', () => {
    if (socket.bytesRead > last) end();
  });
  request.resume();
  socket.end();
}
