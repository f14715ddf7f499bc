import type { QueryClient } from '@tanstack/react-query';
import { subscriptionQuery } from '../features/plans/subscriptionQuery.ts';
import { scriptQuery } from '../features/scripts/scriptQuery.ts';

/** Asks for what a page will show. Apart from its page, for visitors need none of it. */
export const preloadData = {
  script: (client: QueryClient, id: string): Promise<void> => client.prefetchQuery(scriptQuery(id)),
  subscription: (client: QueryClient): Promise<void> => client.prefetchQuery(subscriptionQuery),
} as const;
