import { findFreePort } from '../../bin/local/findFreePort.ts';
import { processFlags } from '../../bin/processFlags.ts';
import { startChild, type Child } from './startChild.ts';

/** The environment of every process under test: nothing of the caller's, so that an own `.env` changes no figure. */
export const benchEnvironment = (databaseUrl: string, port = 0): Record<string, string> => ({
  STILLPOINT_MODE: 'local',
  NODE_ENV: 'production',
  // As the launcher and the image set it.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a-secret-for-benchmarks-and-nothing-else',
  GENERATIONS_PER_MINUTE: '100000',
  WRITES_PER_MINUTE: '1000000',
  TEXTS_PER_MINUTE: '1000000',
  WRITES_PER_DAY: '1000000',
  RUNNING_PER_ACCOUNT: '1000',
  LOG_LEVEL: 'error',
});

/** Starts the real API as a process of its own. `address` is its origin. */
export async function startApiChild(databaseUrl: string): Promise<Child & { readonly address: string }> {
  const port = await findFreePort();
  const child = await startChild('api/main.ts', benchEnvironment(databaseUrl, port), { flags: processFlags.api });
  return { ...child, address: `http://127.0.0.1:${port}` };
}
