import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../domain/AppError.ts';

/**
 * Counts what one address has had of this in an hour, and refuses what is too much. In this process's memory: it is this
 * process's time that is spared, and whoever only looks in writes nothing into the database.
 */
export function limitAddresses(what: string, perHour: number): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ keyPrefix: what, points: perHour, duration: 3600 });
  return async (address) => {
    try {
      await limiter.consume(address);
    } catch (state) {
      if (!(state instanceof RateLimiterRes)) throw state;
      throw new AppError('RATE_LIMITED', `too many ${what}`, {
        details: { retryAfterSeconds: Math.ceil(state.msBeforeNext / 1000) },
      });
    }
  };
}
