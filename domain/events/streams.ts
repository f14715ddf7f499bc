import type { Queries } from '../../db/pool.ts';
import { userStream } from '../../shared/events.ts';
import { publish, type PendingEvent } from './publish.ts';

/** Tells every tab and device of one person. */
export const publishToUser = (queries: Queries, accountId: string, events: readonly PendingEvent[]): Promise<void> =>
  publish(queries, userStream(accountId), events);
