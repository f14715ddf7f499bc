import { availableParallelism } from 'node:os';
import type { Log } from '../../config/log.ts';
import { ThreadPool, type PoolLimits } from './ThreadPool.ts';
import { textLimits } from './textLimits.ts';

/** Where an API process does what would hold up its event loop. Two pools, so that no file delays a text. */
export type Compute = {
  readonly texts: ThreadPool;
  readonly files: ThreadPool;
  /** Refuses what waits, lets what is under way end within so many milliseconds, and ends the threads. */
  readonly close: (graceMs: number) => Promise<void>;
};

/** No thread begins before there is something to do. */
export function openCompute(log: Log): Compute {
  const texts = new ThreadPool(textLimits, log);
  const files = new ThreadPool(fileLimits, log);
  return {
    texts,
    files,
    close: async (graceMs) => void (await Promise.all([texts.close(graceMs), files.close(graceMs)])),
  };
}

/**
 * Files to be sent. One core is left to the event loop, and what is written has a lower priority than what is answered;
 * whoever reads slowly has two minutes.
 */
const fileLimits: PoolLimits = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 20,
  waitMs: 30_000,
  perAccount: 2,
  deadlineMs: 120_000,
  idleMs: 30_000,
  nice: 5,
};
