import type { QueryClient } from '@tanstack/react-query';
import { mutationKeys } from '../lib/mutationKeys.ts';
import { queryKeys } from '../lib/queryKeys.ts';

/** Asks for everything in sight again; an answer that is under way may be older than what we now know of. */
export async function refetchAll(client: QueryClient): Promise<void> {
  if (isLoggingOut(client)) return;
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[1] !== 'live';
  await client.cancelQueries({ predicate });
  // A log-out may have begun while the answers were called off.
  if (!isLoggingOut(client)) void client.invalidateQueries({ predicate });
}

/** Whoever logs out here hears of it by that answer; asking for anything else would only be refused. */
export const isLoggingOut = (client: QueryClient): boolean =>
  client.isMutating({ mutationKey: mutationKeys.signOut }) > 0 || !client.getQueryData(queryKeys.user);
