import type { Log } from '../../config/log.ts';
import { fileLimits } from './fileLimits.ts';
import { textLimits } from './textLimits.ts';
import { ThreadPool } from './ThreadPool.ts';

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
