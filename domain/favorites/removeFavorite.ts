import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { setFavorite } from './favorites.queries.ts';

/** The script stays; one that was no favourite simply is none. */
export async function removeFavorite(queries: Transaction, accountId: string, scriptId: string): Promise<void> {
  const row = await setFavorite(queries, accountId, scriptId, false);
  if (!row) throw new AppError('NOT_FOUND', 'no such script');
  if (row.changed) await publishToUser(queries, accountId, [{ type: 'favorite.removed', payload: { scriptId } }]);
}
