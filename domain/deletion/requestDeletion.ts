import type { Transaction } from '../../db/pool.ts';
import { userChanged } from '../accounts/getProfile.ts';
import { lockCredentials, type CheckedAccount } from '../accounts/lockCredentials.ts';
import { publishToUser } from '../events/streams.ts';
import { changeEpoch } from '../sessions/changeEpoch.ts';
import { markForDeletion } from './deletion.queries.ts';

/** From here on nobody is signed in, and a sign-in offers to take it back until the days are over. Gives when they are. */
export async function requestDeletion(queries: Transaction, checked: CheckedAccount): Promise<{ deletionDueAt: string }> {
  const { accountId } = checked;
  await lockCredentials(queries, checked, 'WRONG_PASSWORD');
  const deletionDueAt = await markForDeletion(queries, accountId);
  await changeEpoch(queries, accountId, null);
  await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  return { deletionDueAt };
}
