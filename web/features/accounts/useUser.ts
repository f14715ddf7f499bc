import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { User } from '../../../shared/accounts.schema.ts';
import { getUser } from '../../../shared/routes/accounts.routes.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** The page itself says whether there is a session, so that a visitor's console stays clean of a 401. */
const nobodyHere = (): boolean => document.documentElement.dataset['session'] === 'no';

async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await call(getUser, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in; `null` is nobody. */
export function useUser(): UseQueryResult<User | null> {
  return useQuery({
    queryKey: queryKeys.user,
    queryFn: ({ signal }) => fetchUser(signal),
    staleTime: Infinity,
    ...(nobodyHere() && { initialData: null }),
  });
}
