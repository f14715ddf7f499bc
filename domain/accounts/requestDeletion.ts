import type { Database } from '../../db/pool.ts';
import type { DeleteAccountBody } from '../../shared/accounts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { changeEpoch } from './changeEpoch.ts';
import { checkPassword } from './checkPassword.ts';
import { markForDeletion } from './deletion.queries.ts';
import { lockCredentials } from './lockCredentials.ts';
import { userChanged } from './userChanged.ts';

/** From here on nobody is signed in, and a sign-in offers to take it back until the days are over. Gives when they are. */
export async function requestDeletion(
  database: Database,
  accountId: string,
  { password }: DeleteAccountBody,
): Promise<{ deletionDueAt: string }> {
  const checked = await checkPassword(database, accountId, password);
  return database.transaction(async (queries) => {
    await lockCredentials(queries, checked, 'WRONG_PASSWORD');
    const deletionDueAt = await markForDeletion(queries, accountId);
    await changeEpoch(queries, accountId, null);
    await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
    return { deletionDueAt };
  });
}
