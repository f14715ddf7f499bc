import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getTemplate } from '../../../shared/routes/templates.routes.ts';
import type { Template } from '../../../shared/templates.schema.ts';
import { call } from '../../lib/call.ts';
import { templateKeys } from './templateKeys.ts';

/** One template; `null` once it was deleted, here or elsewhere. */
export function useTemplate(id: string): UseQueryResult<Template | null> {
  return useQuery<Template | null>({
    queryKey: templateKeys.one(id),
    queryFn: ({ signal }) => call(getTemplate, { params: { id }, signal }),
  });
}
