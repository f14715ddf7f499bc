import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Patch<T> = {
  /** Gives the cached value with the news in it, or the very same value where it is no news. */
  readonly change: (cached: T) => T;
  /** The value where nothing is cached yet; without it an answer under way is asked for anew. */
  readonly whole?: T;
};

/**
 * Brings news into the cache. An answer that is under way may be older than the news and would overwrite it, so it is
 * cancelled first and asked for again afterwards.
 */
export async function patchQuery<T>(client: QueryClient, key: QueryKey, { change, whole }: Patch<T>): Promise<void> {
  const exact = { queryKey: key, exact: true } as const;
  const cached = client.getQueryData<T>(key);
  const isKnown = cached !== undefined && change(cached) === cached;
  const wasFetching = client.isFetching(exact) > 0 || isWaiting(client, key);
  // What the cache knows already, an answer under way may not.
  if (isKnown && !wasFetching) return;
  await client.cancelQueries(exact);
  const now = client.getQueryData<T>(key);
  const next = now === undefined ? whole : change(now);
  if (next !== undefined) client.setQueryData(key, next);
  if (wasFetching && (whole === undefined || isKnown)) askAgain(client, key);
}

/** Milliseconds without further news before an answer that was cancelled is asked for again. */
const calm = 100;

const waiting = new WeakMap<QueryClient, Map<string, ReturnType<typeof setTimeout>>>();

/** News come in bursts; asking after each would only be cancelled by the next. */
function askAgain(client: QueryClient, key: QueryKey): void {
  const timers = waiting.get(client) ?? new Map<string, ReturnType<typeof setTimeout>>();
  waiting.set(client, timers);
  const name = hashKey(key);
  clearTimeout(timers.get(name));
  const ask = (): void => {
    timers.delete(name);
    void client.invalidateQueries({ queryKey: key, exact: true });
  };
  timers.set(name, setTimeout(ask, calm));
}

const isWaiting = (client: QueryClient, key: QueryKey): boolean => waiting.get(client)?.has(hashKey(key)) ?? false;
