import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { openPool } from '../db/pool.ts';
import { openCompute } from '../domain/compute/openCompute.ts';
import { createApp } from './app.ts';
import { createLimits } from './http/limits.ts';
import { startSockets } from './realtime/sockets.ts';

export type Api = { readonly port: number; readonly stop: () => Promise<void> };

/** Milliseconds that answers under way get at a stop. */
const drainMs = 3000;

/** Longer than proxies and clients keep an idle connection: whoever closes first must not be the server, or a request is lost on the way. */
const keepAliveMs = 75_000;

/** Starts HTTP and live feed on one port. Throws what listening throws, such as `EADDRINUSE`. */
export async function startApi(settings: Settings, log: Log): Promise<Api> {
  const database = await openPool(settings.DATABASE_URL, settings.DATABASE_POOL_SIZE);
  // A small pool of its own for the throttles and the readiness check: they go on when the big one is used up.
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 3, connectionTimeoutMillis: 5000 });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection failed'));
  const secure = settings.PUBLIC_URL?.startsWith('https:') === true;
  const compute = openCompute(log);
  const services = { database, settings, log, limits: createLimits(pool, settings.REGISTRATIONS_PER_HOUR), compute };
  let isListening = () => false;
  const app = createApp({ services, pool, isListening: () => isListening(), secure });
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  server.keepAliveTimeout = keepAliveMs;
  const sockets = startSockets({
    server,
    app,
    database,
    databaseUrl: settings.DATABASE_URL,
    log,
    publicUrl: settings.PUBLIC_URL,
    secure,
  });
  isListening = sockets.isListening;
  await listen(server, settings.PORT, settings.host);
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      setTimeout(() => server.closeAllConnections(), drainMs).unref();
      server.closeIdleConnections();
      // Whoever waits for a thread is told at once to ask again: another process may have one.
      const computed = compute.close(drainMs);
      await sockets.stop();
      await Promise.all([closed, computed]);
      await Promise.all([database.end(), pool.end()]);
    },
  };
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
