import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import type { Collection, CreateCollectionBody } from '../../shared/collections.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { insertCollection } from './collections.queries.ts';

/** A collection begins empty, and is told to every tab in the same commit. */
export async function createCollection(database: Database, accountId: string, body: CreateCollectionBody): Promise<Collection> {
  return database.transaction(async (queries) => {
    const collection = await insertCollection(queries, accountId, randomUUID(), body);
    await publishToUser(queries, accountId, [{ type: 'collection.saved', payload: { collection } }]);
    return collection;
  });
}
