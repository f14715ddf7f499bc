import type { User } from '../../../shared/accounts.schema.ts';
import { getUser } from '../../../shared/routes/accounts.routes.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await call(getUser, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in; `null` is nobody. */
export const userQuery = {
  queryKey: queryKeys.user,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchUser(signal),
  staleTime: Infinity,
} as const;
