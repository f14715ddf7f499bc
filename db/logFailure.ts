import { createThrottle } from '../config/createThrottle.ts';
import type { Log } from '../config/log.ts';
import { isUnavailable } from './isUnavailable.ts';

const throttles = new WeakMap<Log, (key: string) => boolean>();

/**
 * Logs what failed in the background. While the database is away everything fails again and again: of that each message is a
 * warning, once a minute; anything else is an error, each time.
 */
export function logFailure(log: Log, error: unknown, message: string, facts: Readonly<Record<string, unknown>> = {}): void {
  if (!isUnavailable(error)) return log.error({ ...facts, err: error }, message);
  const throttle = throttles.get(log) ?? createThrottle();
  throttles.set(log, throttle);
  if (throttle(message)) log.warn({ ...facts, err: error }, message);
}
