import { useInfiniteQuery } from '@tanstack/react-query';
import { listTransactions } from '../../../shared/routes/credits.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

const pageSize = 50;

export function useTransactions() {
  return useInfiniteQuery({
    queryKey: queryKeys.transactions,
    queryFn: ({ pageParam, signal }) =>
      call(listTransactions, { query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor,
  });
}
