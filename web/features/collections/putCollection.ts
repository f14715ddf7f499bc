import type { QueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../shared/collections.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { putIntoPages, type CollectionPages } from './collectionPages.ts';
import { collectionKeys } from './collectionKeys.ts';

/** Brings a collection, from an event or an answer, into its page and the list, unless what is there is as new. */
export async function putCollection(client: QueryClient, collection: Collection): Promise<void> {
  await patchQuery<Collection | null>(client, collectionKeys.one(collection.id), {
    change: (cached) => (cached !== null && cached.revision >= collection.revision ? cached : collection),
    whole: collection,
  });
  await patchQuery<CollectionPages>(client, collectionKeys.list, { change: (data) => putIntoPages(data, collection) });
}
