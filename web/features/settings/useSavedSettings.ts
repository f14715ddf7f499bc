import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getSavedSettings } from '../../../shared/routes/settings.routes.ts';
import type { SavedSettings } from '../../../shared/settings.schema.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** The server's copy, while somebody is signed in. Events keep it fresh. */
export const useSavedSettings = (isSignedIn: boolean): UseQueryResult<SavedSettings> =>
  useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => call(getSavedSettings, { signal }),
    enabled: isSignedIn,
    staleTime: 24 * 3600 * 1000,
  });
