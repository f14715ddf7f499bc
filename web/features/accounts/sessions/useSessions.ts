import { useInfiniteQuery } from '@tanstack/react-query';
import { listSessions } from '../../../../shared/routes/sessions.routes.ts';
import { call } from '../../../lib/call.ts';
import { sessionsKey } from './sessionsKey.ts';

const pageSize = 20;

/** Where one is signed in, the newest first. */
export function useSessions() {
  return useInfiniteQuery({
    queryKey: sessionsKey,
    queryFn: ({ pageParam, signal }) =>
      call(listSessions, { query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor,
    // When a device was last used is not sent as an event.
    staleTime: 30_000,
  });
}
