import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import { dropCollection } from './dropCollection.ts';
import { putCollection } from './putCollection.ts';
import { putMembership } from './putMembership.ts';

export type CollectionEvent = Extract<StreamEvent, { readonly type: `collection.${string}` }>;

/** Brings one event about a collection into the cache. What is not newer than the cache changes nothing. */
export async function applyCollectionEvent(client: QueryClient, event: CollectionEvent): Promise<void> {
  if (event.type === 'collection.deleted') return dropCollection(client, event.payload.collectionId);
  const { collection } = event.payload;
  await putCollection(client, collection);
  if (event.type === 'collection.script_added') await putMembership(client, event.payload.scriptId, collection.id, true);
  if (event.type === 'collection.script_removed') await putMembership(client, event.payload.scriptId, collection.id, false);
  return undefined;
}
