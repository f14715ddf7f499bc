import type { Database } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { getUser } from './getUser.ts';
import { deletePictureRow } from './pictures.queries.ts';
import { setPictureUrl } from './profile.queries.ts';
import { userChanged } from './userChanged.ts';

/** After this the picture is kept nowhere. */
export async function removePicture(database: Database, accountId: string): Promise<User> {
  await database.transaction(async (queries) => {
    await setPictureUrl(queries, accountId, null);
    await deletePictureRow(queries, accountId);
    await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  });
  return getUser(database, accountId);
}
