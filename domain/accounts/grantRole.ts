import type { Transaction } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { setRole } from './accounts.queries.ts';
import { userChanged } from './getProfile.ts';

/** A role acts with the next request; sessions need not be renewed. */
export async function grantRole(queries: Transaction, accountId: string, role: User['role']): Promise<void> {
  await setRole(queries, accountId, role);
  await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
}
