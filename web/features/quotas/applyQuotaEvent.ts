import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import { asking } from '../../lib/asking.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Events after which somebody has more or less of what has a maximum. */
const changing: ReadonlySet<StreamEvent['type']> = new Set([
  'script.queued',
  'script.completed',
  'script.cancelled',
  'script.updated',
  'script.deleted',
  'collection.saved',
  'collection.deleted',
  'template.saved',
  'template.deleted',
  'usage.changed',
]);

/** Only the server can count: the figures are asked for again, once a burst of events is over. */
export async function applyQuotaEvent(client: QueryClient, { type }: StreamEvent): Promise<void> {
  if (!changing.has(type)) return;
  await client.cancelQueries({ queryKey: queryKeys.usage, exact: true });
  asking.again(client, queryKeys.usage);
}
