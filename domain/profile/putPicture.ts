import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { getPicture } from '../../shared/routes/profile.routes.ts';
import { userChanged } from '../accounts/getProfile.ts';
import { getUser } from '../accounts/getUser.ts';
import { publishToUser } from '../events/streams.ts';
import type { Pictures } from '../pictures/pictureMessages.ts';
import { deletePictureRow, putPictureRow, setPictureUrl } from './profile.queries.ts';

/** Only what we encoded ourselves is kept and served. */
export async function putPicture(queries: Transaction, accountId: string, pictures: Pictures): Promise<User> {
  const id = randomUUID();
  await setPictureUrl(queries, accountId, getPicture.path.replace(':id', id));
  await putPictureRow(queries, accountId, id, pictures);
  await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  return getUser(queries, accountId);
}

/** After this the picture is kept nowhere. */
export async function removePicture(queries: Transaction, accountId: string): Promise<User> {
  await setPictureUrl(queries, accountId, null);
  await deletePictureRow(queries, accountId);
  await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  return getUser(queries, accountId);
}
