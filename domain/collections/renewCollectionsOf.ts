import type { Transaction } from '../../db/pool.ts';
import type { NewEvent } from '../events/publish.ts';
import { lockCollectionsOf, touchCollection } from './collections.queries.ts';

/** A script was deleted or brought back: the collections that hold it count again. Gives their events. */
export async function renewCollectionsOf(queries: Transaction, scriptId: string): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const id of await lockCollectionsOf(queries, scriptId))
    events.push({ type: 'collection.saved', payload: { collection: await touchCollection(queries, id) } });
  return events;
}
