import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Collection } from '../../../shared/collections.schema.ts';
import { getCollection } from '../../../shared/routes/collections.routes.ts';
import { call } from '../../lib/call.ts';
import { collectionKeys } from './collectionKeys.ts';

/** One collection; `null` once it was deleted, here or elsewhere. */
export function useCollection(id: string): UseQueryResult<Collection | null> {
  return useQuery<Collection | null>({
    queryKey: collectionKeys.one(id),
    queryFn: ({ signal }) => call(getCollection, { params: { id }, signal }),
  });
}
