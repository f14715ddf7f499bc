import { useInfiniteQuery } from '@tanstack/react-query';
import { listVersions } from '../../../shared/routes/versions.routes.ts';
import { call } from '../../lib/call.ts';
import { versionsKey } from './versionsKey.ts';

const pageSize = 20;

/** The versions of a script, newest first. */
export function useVersions(scriptId: string) {
  return useInfiniteQuery({
    queryKey: [...versionsKey(scriptId), 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listVersions, {
        params: { id: scriptId },
        query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor,
  });
}
