import type { Queries } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { setRole } from './accounts.queries.ts';

/** A role acts with the next request; sessions need not be renewed. */
export const grantRole = async (queries: Queries, accountId: string, role: User['role']): Promise<void> =>
  void (await setRole(queries, accountId, role));
