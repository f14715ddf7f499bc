import { AppError } from '../AppError.ts';
import type { Limit } from './limit.ts';
import type { Counter } from './limits.queries.ts';

/** Seconds within which tries under way have ended as a rule. */
export const secondsUnderWay = 5;

/** Seconds until a limit allows another try; 0 is now. Where only tries under way are in the way, they end soon. */
export function secondsToWait(limit: Limit, counter: Counter | undefined): number {
  if (!counter || counter.points + counter.held < limit.max) return 0;
  const { everySeconds } = limit;
  const msUntilEvery = everySeconds === undefined ? Infinity : everySeconds * 1000 - (counter.msSince ?? Infinity);
  const msUnderWay = counter.points < limit.max ? secondsUnderWay * 1000 : Infinity;
  return Math.max(0, Math.ceil(Math.min(counter.msLeft, msUntilEvery, msUnderWay) / 1000));
}

export const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError('RATE_LIMITED', 'too many tries', { details: { retryAfterSeconds: Math.max(1, retryAfterSeconds) } });
