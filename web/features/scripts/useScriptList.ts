import { useInfiniteQuery } from '@tanstack/react-query';
import { listScripts } from '../../../shared/routes/scripts.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

const pageSize = 24;

export function useScriptList() {
  return useInfiniteQuery({
    queryKey: queryKeys.scriptList,
    queryFn: ({ pageParam, signal }) =>
      call(listScripts, { query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor,
  });
}
