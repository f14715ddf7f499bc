import type { Database } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { unmarkForDeletion } from './deletion.queries.ts';
import { getUser } from './getUser.ts';
import { lockAccount } from './profile.queries.ts';
import { userChanged } from './userChanged.ts';

/** The account stays, as if its deletion had never been asked for. */
export async function restoreAccount(database: Database, accountId: string): Promise<User> {
  await database.transaction(async (queries) => {
    const found = await lockAccount(queries, accountId);
    if (!found?.deletionDueAt) return;
    await unmarkForDeletion(queries, accountId);
    await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  });
  return getUser(database, accountId);
}
