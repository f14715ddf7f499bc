import { useQuery } from '@tanstack/react-query';
import { listVariants } from '../../../shared/routes/versions.routes.ts';
import { call } from '../../lib/call.ts';
import { versionKeys } from './versionKeys.ts';

/** The proposals for sections of a script, newest first. */
export function useVariants(scriptId: string) {
  return useQuery({
    queryKey: versionKeys.variants(scriptId),
    queryFn: async ({ signal }) => (await call(listVariants, { params: { id: scriptId }, signal })).items,
  });
}
