import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on at this moment; who wants it must still be ready to find it taken. */
export async function findFreePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A listening TCP server has a port');
  return address.port;
}

/** Whether the port can be had on that host. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}
