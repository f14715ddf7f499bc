import type { Queries } from '../../db/pool.ts';
import { userStream } from '../../shared/events.ts';
import { publish, type NewEvent } from './publish.ts';

/** Tells every tab and device of one person. */
export const publishToUser = (queries: Queries, accountId: string, events: readonly NewEvent[]): Promise<void> =>
  publish(queries, userStream(accountId), events);
