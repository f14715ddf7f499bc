import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { listCollections } from '../../../shared/routes/collections.routes.ts';
import { call } from '../../lib/call.ts';
import { collectionKeys } from './collectionKeys.ts';

/** The ids of the collections that hold a script; of the first hundred, which is more than anybody ticks. */
export function useCollectionsOf(scriptId: string): UseQueryResult<readonly string[]> {
  return useQuery({
    queryKey: collectionKeys.of(scriptId),
    queryFn: async ({ signal }) =>
      (await call(listCollections, { query: { script: scriptId, limit: 100 }, signal })).items.map(({ id }) => id),
  });
}
