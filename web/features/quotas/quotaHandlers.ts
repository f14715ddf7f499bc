import type { QueryClient } from '@tanstack/react-query';
import { asking } from '../../lib/asking.ts';
import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { usageKey } from './usageKey.ts';

/** Only the server can count: the figures are asked for again, once a burst of events is over. */
async function countAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: usageKey, exact: true });
  asking.again(client, usageKey);
}

/** Events after which somebody has more or less of what has a maximum. */
export const quotaHandlers = {
  'script.queued': countAgain,
  'script.completed': countAgain,
  'script.cancelled': countAgain,
  'script.updated': countAgain,
  'script.deleted': countAgain,
  'collection.saved': countAgain,
  'collection.deleted': countAgain,
  'template.saved': countAgain,
  'template.deleted': countAgain,
  'usage.changed': countAgain,
} satisfies Partial<EventHandlers>;
