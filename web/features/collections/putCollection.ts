import type { QueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../shared/collections.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { putIntoPages, type CollectionPages } from './collectionPages.ts';

/** Brings a collection, from an event or an answer, into its page and the list, unless what is there is as new. */
export async function putCollection(client: QueryClient, collection: Collection): Promise<void> {
  await patchQuery<Collection | null>(client, queryKeys.collection(collection.id), {
    change: (cached) => (cached !== null && cached.revision >= collection.revision ? cached : collection),
    whole: collection,
  });
  await patchQuery<CollectionPages>(client, queryKeys.collectionList, { change: (data) => putIntoPages(data, collection) });
}
