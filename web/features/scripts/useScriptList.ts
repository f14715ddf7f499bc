import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listScripts } from '../../../shared/routes/scripts.routes.ts';
import type { ScriptListOptions } from '../../../shared/scriptFilters.ts';
import { call } from '../../lib/call.ts';
import { scriptKeys } from './scriptKeys.ts';

const pageSize = 24;

/** A list of scripts; while another one is on its way, the last one stays in sight. */
export function useScriptList(list: ScriptListOptions) {
  return useInfiniteQuery({
    queryKey: scriptKeys.listOf(list),
    queryFn: ({ pageParam, signal }) =>
      call(listScripts, { query: { ...list, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
