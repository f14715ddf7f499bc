import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { logBadRow } from '../db/logBadRow.ts';
import { logFailure } from '../db/logFailure.ts';
import { openPool, type Database } from '../db/pool.ts';
import { untilReachable } from '../db/untilReachable.ts';
import { openCompute } from '../domain/compute/openCompute.ts';
import { openPictures } from '../domain/pictures/openPictures.ts';
import { createApp } from './app.ts';
import { createUnavailableApp } from './createUnavailableApp.ts';
import { closeUnread } from './http/closeUnread.ts';
import { createLimits } from './http/limits.ts';
import { readLegalTexts } from './http/readLegalTexts.ts';
import { createOrigins } from './http/origins.ts';
import { product, type Bound } from './routes/product.ts';
import { startSockets } from './realtime/sockets.ts';

export type Api = { readonly port: number; readonly stop: () => Promise<void> };

/** Milliseconds that answers under way get at a stop. */
const drainMs = 3000;

/** Milliseconds that a connection may take. */
const slowness = {
  /** Longer than proxies and clients keep an idle connection: whoever closes first must not be the server, or a request is lost on the way. */
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  /** For a whole request, five megabytes of picture among them: the page gives up after as long. */
  requestTimeout: 60_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 5000,
};

/**
 * Starts HTTP and live feed on one port. Throws what listening throws, such as `EADDRINUSE`, and where `LEGAL_DIR` is no folder. Until the database is reached
 * everything is answered with 503; `signal` ends the waiting.
 */
export async function startApi(
  settings: Settings,
  log: Log,
  signal = new AbortController().signal,
  bound: Bound = product,
): Promise<Api> {
  const legal = readLegalTexts(settings.LEGAL_DIR);
  const secure = settings.PUBLIC_URL?.startsWith('https:') === true;
  const origins = createOrigins(settings, log);
  const listener: { handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> } = {
    handle: createUnavailableApp(log, secure, origins).callback(),
  };
  const server = createServer(slowness);
  // Whoever asks before they send is answered by whoever reads the body, or refused without having sent it.
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const)
    server.on(event, (request, response) => {
      // What follows a refused body on a connection that is being closed could not be answered, and must not be done.
      if (request.socket.writable) void listener.handle(request, response);
    });
  closeUnread(server);
  await listen(server, settings.PORT, settings.host);
  const database = await untilReachable(() => openDatabase(settings, log), log, signal).catch((error: unknown) => {
    server.close();
    server.closeAllConnections();
    throw error;
  });
  // Small pools of their own for the limits and the readiness check: they go on when the big one is used up.
  const limiting = await openPool(settings.DATABASE_URL, 3);
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', (error) => logFailure(log, error, 'an idle connection failed'));
  const compute = openCompute(log);
  const pictures = openPictures(log);
  const limits = createLimits(limiting, settings.REGISTRATIONS_PER_HOUR);
  const services = { database, settings, log, limits, compute, pictures, legal };
  let isListening = () => false;
  const app = createApp({ services, pool, isListening: () => isListening(), secure, origins, bound });
  const sockets = startSockets({ server, app, database, databaseUrl: settings.DATABASE_URL, log, origins, secure });
  // The sockets have put themselves before what listened to requests.
  closeUnread(server);
  isListening = sockets.isListening;
  listener.handle = app.callback();
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
      await pictures.stop();
      await Promise.all([database.end(), limiting.end(), pool.end()]);
    },
  };
}

const openDatabase = ({ DATABASE_URL, DATABASE_POOL_SIZE }: Settings, log: Log): Promise<Database> =>
  openPool(DATABASE_URL, DATABASE_POOL_SIZE, { onBadRow: logBadRow(log) });

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
