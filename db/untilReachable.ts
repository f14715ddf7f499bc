import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../config/log.ts';
import { isUnavailable } from './isUnavailable.ts';
import { logFailure } from './logFailure.ts';

const firstDelayMs = 250;
const maxDelayMs = 10_000;

/**
 * Does what needs the database, again and again until the database is there. What fails for another reason is thrown, and so
 * is the reason of `signal`.
 */
export async function untilReachable<T>(work: () => Promise<T>, log: Log, signal: AbortSignal): Promise<T> {
  for (let delay = firstDelayMs; ; delay = Math.min(delay * 2, maxDelayMs)) {
    signal.throwIfAborted();
    try {
      const done = await work();
      if (delay > firstDelayMs) log.info('the database is reached');
      return done;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      logFailure(log, error, 'the database cannot be reached; trying again until it is');
      // Not all at once, where several processes wait for the same database.
      await sleep(delay * (0.5 + Math.random() / 2), undefined, { signal });
    }
  }
}
