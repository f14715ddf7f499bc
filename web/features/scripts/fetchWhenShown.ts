import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { asking } from '../../lib/asking.ts';

/**
 * What the cache has is old, and the new is not here. Where a page shows it, it is fetched once the events calm down; where
 * none does, it goes, or the next page would begin with what no longer holds.
 */
export async function fetchWhenShown(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const exact = { queryKey, exact: true } as const;
  await client.cancelQueries(exact);
  if (client.getQueryCache().find(exact)?.isActive()) asking.again(client, queryKey);
  else client.removeQueries(exact);
}
