import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../../../shared/accounts.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Brings the signed-in person, as an answer tells them, into the cache, unless an event was faster. */
export const putUser = (client: QueryClient, user: User): Promise<void> =>
  patchQuery<User | null>(client, queryKeys.user, {
    change: (now) => (now !== null && now.revision > user.revision ? now : user),
  });
