import { useQuery } from '@tanstack/react-query';
import { getVersion } from '../../../shared/routes/versions.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** One version with its text; nothing is asked for while none is chosen. */
export function useVersion(scriptId: string, version: string | null) {
  return useQuery({
    queryKey: queryKeys.version(scriptId, version ?? ''),
    queryFn: ({ signal }) => call(getVersion, { params: { id: scriptId, version: version ?? '' }, signal }),
    enabled: version !== null,
  });
}
