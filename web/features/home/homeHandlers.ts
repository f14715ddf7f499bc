import type { QueryClient } from '@tanstack/react-query';
import { asking } from '../../lib/asking.ts';
import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Only the server can count: what may have changed is asked for again, once the events calm down. */
const countAgain =
  (name: 'stats' | 'subscription') =>
  async (client: QueryClient): Promise<void> => {
    await client.cancelQueries({ queryKey: queryKeys[name], exact: true });
    asking.again(client, queryKeys[name]);
  };
const [stats, subscription] = [countAgain('stats'), countAgain('subscription')];

/** Events after which the figures of somebody's scripts, or their subscription, may be others. */
export const homeHandlers = {
  'script.queued': stats,
  'script.completed': stats,
  'script.failed': stats,
  'script.cancelled': stats,
  'script.updated': stats,
  'script.deleted': stats,
  'favorite.added': stats,
  'favorite.removed': stats,
  'user.changed': subscription,
  'credits.changed': subscription,
} satisfies Partial<EventHandlers>;
