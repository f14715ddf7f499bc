import type { Database } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { getUser } from './getUser.ts';
import { dropPendingEmail } from './profile.queries.ts';
import { userChanged } from './userChanged.ts';

/** The address stays as it is; the link that was sent to the other one is worth nothing any more. */
export async function cancelEmailChange(database: Database, accountId: string): Promise<User> {
  await database.transaction(async (queries) => {
    if (await dropPendingEmail(queries, accountId))
      await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  });
  return getUser(database, accountId);
}
