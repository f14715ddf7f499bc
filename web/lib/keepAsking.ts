import { ApiError } from './ApiError.ts';
import { retryRules } from './queryClient.ts';

/** Resolves after some milliseconds, or as soon as the browser finds a connection. */
const chance = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Asks until it comes, for what nothing can be rendered without. Throws only what is no failed call. */
export async function keepAsking<T>(ask: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await chance(retryRules.delay(failures));
    }
  }
}
