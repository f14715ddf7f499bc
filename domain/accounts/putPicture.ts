import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { getPicture } from '../../shared/routes/accounts.routes.ts';
import { publishToUser } from '../events/streams.ts';
import type { Pictures } from '../pictures/pictureMessages.ts';
import { getUser } from './getUser.ts';
import { putPictureRow } from './pictures.queries.ts';
import { setPictureUrl } from './profile.queries.ts';
import { userChanged } from './userChanged.ts';

/** Only what we encoded ourselves is kept and served. */
export async function putPicture(database: Database, accountId: string, pictures: Pictures): Promise<User> {
  const id = randomUUID();
  await database.transaction(async (queries) => {
    await setPictureUrl(queries, accountId, getPicture.path.replace(':id', id));
    await putPictureRow(queries, accountId, id, pictures);
    await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  });
  return getUser(database, accountId);
}
