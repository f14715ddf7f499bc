import type { BrowserContext } from '@playwright/test';
import { io } from 'socket.io-client';

/** Takes sockets in the name of whoever is signed in, as further pages would. Gives what closes them, one after the other. */
export async function fillConnections(context: BrowserContext, url: string, count: number): Promise<() => void> {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const sockets = Array.from({ length: count }, () =>
    io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie, origin: url } }),
  );
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          socket.once('ready', () => resolve());
          socket.once('connect_error', reject);
        }),
    ),
  );
  return () => void sockets.pop()?.disconnect();
}
