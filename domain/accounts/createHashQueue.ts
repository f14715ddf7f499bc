import { AppError } from '../AppError.ts';

export type HashQueueOptions = {
  /** Hashes under way at once. */
  readonly maxAtOnce: number;
  /** Hashes that wait for their turn. */
  readonly maxWaiting: number;
  /** Hashes that are let in within one minute though so many wait. */
  readonly extraPerMinute: number;
  /** Milliseconds, of any clock that only goes forward. */
  readonly now: () => number;
};

/** Seconds after which a full queue has room again as a rule: it is worked off within about two. */
const retryAfterSeconds = 5;
const minuteMs = 60_000;

/**
 * One line for all hashes of a process, so that a flood of them takes neither all its memory nor its time. A full line lets
 * a few in each minute all the same, so that somebody gets through while a flood goes on; the rest is refused at once, with
 * `RATE_LIMITED`, before anything is hashed.
 */
export function createHashQueue({ maxAtOnce, maxWaiting, extraPerMinute, now }: HashQueueOptions) {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let extra = 0;
  let minuteEnds = -Infinity;

  const takeExtra = (): boolean => {
    if (now() >= minuteEnds) [extra, minuteEnds] = [0, now() + minuteMs];
    extra += 1;
    return extra <= extraPerMinute;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay < maxAtOnce) underWay += 1;
    else {
      if (waiting.length >= maxWaiting && !takeExtra())
        throw new AppError('RATE_LIMITED', 'too many passwords at once', { details: { retryAfterSeconds } });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
