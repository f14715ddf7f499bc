import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getSettings } from '../../../shared/routes/settings.routes.ts';
import type { SavedSettings } from '../../../shared/settings.schema.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** The server's copy, while somebody is signed in. Events keep it fresh. */
export const useSavedSettings = (isSignedIn: boolean): UseQueryResult<SavedSettings> =>
  useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => call(getSettings, { signal }),
    enabled: isSignedIn,
    staleTime: 24 * 3600 * 1000,
  });
