import type { QueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../shared/collections.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { removeFromPages, type CollectionPages } from './collectionPages.ts';
import { collectionKeys } from './collectionKeys.ts';

/** Takes a deleted collection out of the list; a page that shows it learns that it is gone. */
export async function dropCollection(client: QueryClient, id: string): Promise<void> {
  await patchQuery<CollectionPages>(client, collectionKeys.list, { change: (data) => removeFromPages(data, id) });
  await patchQuery<Collection | null>(client, collectionKeys.one(id), { change: () => null });
}
