import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/AppError.ts';
import type { Network } from './readNetwork.ts';

/** How many times as much everybody together has who comes through a proxy that was not configured. */
const sharedTimes = 10;

/**
 * Counts what one network has had of this in an hour, and refuses what is too much. In this process's memory: it is this
 * process's time that is spared, and whoever only looks in writes nothing into the database.
 */
export function limitAddresses(what: string, perHour: number): (network: Network) => Promise<void> {
  const limiterOf = (points: number) => new RateLimiterMemory({ keyPrefix: what, points, duration: 3600 });
  const [limiter, shared] = [limiterOf(perHour), limiterOf(perHour * sharedTimes)];
  return async ({ key, isShared }) => {
    try {
      await (isShared ? shared : limiter).consume(key);
    } catch (state) {
      if (!(state instanceof RateLimiterRes)) throw state;
      throw new AppError('RATE_LIMITED', `too many ${what}`, {
        details: { retryAfterSeconds: Math.ceil(state.msBeforeNext / 1000) },
      });
    }
  };
}
