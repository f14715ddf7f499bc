import { useInfiniteQuery } from '@tanstack/react-query';
import { listCollections } from '../../../shared/routes/collections.routes.ts';
import { call } from '../../lib/call.ts';
import { collectionKeys } from './collectionKeys.ts';

const pageSize = 50;

export function useCollectionList() {
  return useInfiniteQuery({
    queryKey: collectionKeys.list,
    queryFn: ({ pageParam, signal }) =>
      call(listCollections, { query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor,
  });
}
