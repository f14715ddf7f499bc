import { useInfiniteQuery } from '@tanstack/react-query';
import { listTemplates } from '../../../shared/routes/templates.routes.ts';
import type { TemplateFilters } from '../../../shared/templates.schema.ts';
import { call } from '../../lib/call.ts';
import { templateKeys } from './templateKeys.ts';

const pageSize = 24;

export function useTemplateList(filters: TemplateFilters) {
  return useInfiniteQuery({
    queryKey: templateKeys.list(filters),
    queryFn: ({ pageParam, signal }) =>
      call(listTemplates, { query: { ...filters, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor,
    // While one types, what was found stays in sight until the next answer.
    placeholderData: (known) => known,
  });
}
