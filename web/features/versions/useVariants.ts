import { useQuery } from '@tanstack/react-query';
import { listVariants } from '../../../shared/routes/versions.routes.ts';
import { call } from '../../lib/call.ts';
import { versionsKey } from './versionsKey.ts';

/** The proposals for sections of a script, newest first. */
export function useVariants(scriptId: string) {
  return useQuery({
    queryKey: [...versionsKey(scriptId), 'variants'],
    queryFn: async ({ signal }) => (await call(listVariants, { params: { id: scriptId }, signal })).items,
  });
}
