import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { asking } from './asking.ts';

type Patch<T> = {
  /** Gives the cached value with the event applied, or the very same value where nothing changes. */
  readonly change: (cached: T) => T;
  /** The value where nothing is cached yet; without it an answer under way is asked for again. */
  readonly whole?: T;
};

/**
 * Applies an event to the cache. An answer that is under way may be older than the event and would overwrite it, so it is
 * cancelled first and asked for again afterwards.
 */
export async function patchQuery<T>(client: QueryClient, key: QueryKey, { change, whole }: Patch<T>): Promise<void> {
  const exact = { queryKey: key, exact: true } as const;
  const cached = client.getQueryData<T>(key);
  const isKnown = cached !== undefined && change(cached) === cached;
  const wasFetching = client.isFetching(exact) > 0 || asking.isWaiting(client, key);
  // What the cache knows already, an answer under way may not.
  if (isKnown && !wasFetching) return;
  await client.cancelQueries(exact);
  const now = client.getQueryData<T>(key);
  const next = now === undefined ? whole : change(now);
  // A value that is set counts as fresh, also where the one before was to be asked for again.
  const isDue = client.getQueryState(key)?.isInvalidated === true;
  if (next !== undefined) client.setQueryData(key, next);
  if ((wasFetching || isDue) && (whole === undefined || isKnown)) asking.again(client, key);
}
