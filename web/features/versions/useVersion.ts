import { useQuery } from '@tanstack/react-query';
import { getVersion } from '../../../shared/routes/versions.routes.ts';
import { call } from '../../lib/call.ts';
import { versionsKey } from './versionsKey.ts';

/** One version with its text; nothing is asked for while none is chosen. */
export function useVersion(scriptId: string, version: string | null) {
  return useQuery({
    queryKey: [...versionsKey(scriptId), 'one', version ?? ''],
    queryFn: ({ signal }) => call(getVersion, { params: { id: scriptId, version: version ?? '' }, signal }),
    enabled: version !== null,
  });
}
