import { useInfiniteQuery } from '@tanstack/react-query';
import { listNotifications } from '../../../shared/routes/notifications.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

const pageSize = 20;
/** Dynamic data (specification, section 9): events keep it fresh, and coming back to the window asks again. */
const freshMs = 30_000;

export function useNotifications() {
  return useInfiniteQuery({
    queryKey: queryKeys.notifications,
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor,
    staleTime: freshMs,
    refetchOnWindowFocus: true,
  });
}
