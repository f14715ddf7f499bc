import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import { asking } from '../../lib/asking.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Events after which the figures of somebody's scripts, or their subscription, may be others. */
const changing: Readonly<Record<'stats' | 'subscription', ReadonlySet<StreamEvent['type']>>> = {
  stats: new Set([
    'script.queued',
    'script.completed',
    'script.failed',
    'script.cancelled',
    'script.updated',
    'script.deleted',
    'favorite.added',
    'favorite.removed',
  ]),
  subscription: new Set(['user.changed', 'credits.changed']),
};

/** Only the server can count: what may have changed is asked for again, once the events calm down. */
export async function applyHomeEvent(client: QueryClient, { type }: StreamEvent): Promise<void> {
  for (const name of ['stats', 'subscription'] as const) {
    if (!changing[name].has(type)) continue;
    await client.cancelQueries({ queryKey: queryKeys[name], exact: true });
    asking.again(client, queryKeys[name]);
  }
}
