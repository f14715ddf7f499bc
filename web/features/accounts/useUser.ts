import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { User } from '../../../shared/accounts.schema.ts';
import { pageFacts } from '../../lib/pageFacts.ts';
import { userQuery } from './userQuery.ts';

/** The page itself says whether there is a session, so that a visitor's console stays clean of a 401. */
const nobodyHere = (): boolean => pageFacts.read().session === 'no';

/** Who is signed in; `null` is nobody. */
export function useUser(): UseQueryResult<User | null> {
  return useQuery({ ...userQuery, ...(nobodyHere() && { initialData: null }) });
}
