import type { Transaction } from '../../db/pool.ts';
import type { Favorite } from '../../shared/favorites.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { setFavorite } from './favorites.queries.ts';

/** A favourite is one from the first time it was taken; taking it again says nothing new. */
export async function addFavorite(queries: Transaction, accountId: string, scriptId: string): Promise<Favorite> {
  const row = await setFavorite(queries, accountId, scriptId, true);
  if (!row?.createdAt) throw new AppError('NOT_FOUND', 'no such script');
  const favorite = { scriptId, createdAt: row.createdAt };
  if (row.changed) await publishToUser(queries, accountId, [{ type: 'favorite.added', payload: favorite }]);
  return favorite;
}
