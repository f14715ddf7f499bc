import { useQuery } from '@tanstack/react-query';
import { listVariants } from '../../../shared/routes/versions.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** The proposals for sections of a script, newest first. */
export function useVariants(scriptId: string) {
  return useQuery({
    queryKey: queryKeys.variants(scriptId),
    queryFn: async ({ signal }) => (await call(listVariants, { params: { id: scriptId }, signal })).items,
  });
}
