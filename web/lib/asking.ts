import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { mutationKeys } from './mutationKeys.ts';

/** Milliseconds without further events before an answer that was cancelled is asked for again. */
const calm = 100;

const waiting = new WeakMap<QueryClient, Map<string, ReturnType<typeof setTimeout>>>();

/** Asking for something again, once a burst of events is over: after each it would only be cancelled by the next. */
export const asking = {
  again(client: QueryClient, key: QueryKey): void {
    const timers = waiting.get(client) ?? new Map<string, ReturnType<typeof setTimeout>>();
    waiting.set(client, timers);
    const name = hashKey(key);
    clearTimeout(timers.get(name));
    const ask = (): void => {
      timers.delete(name);
      // During a log-out it would be refused; one that fails has everything asked for again.
      if (client.isMutating({ mutationKey: mutationKeys.signOut }) > 0) return;
      void client.invalidateQueries({ queryKey: key, exact: true });
    };
    timers.set(name, setTimeout(ask, calm));
  },
  isWaiting: (client: QueryClient, key: QueryKey): boolean => waiting.get(client)?.has(hashKey(key)) ?? false,
} as const;
