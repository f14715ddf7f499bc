import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../../../../shared/accounts.schema.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

/** Makes this person, or nobody, the one whose data the cache holds. What belonged to another is dropped. */
export function enterSession(client: QueryClient, user: User | null): void {
  // The page's own word about the session is out of date from here on.
  document.documentElement.dataset['session'] = user ? 'yes' : 'no';
  client.setQueryData(queryKeys.user, user);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
}
