import type { Database } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { setFavorite } from './scripts.queries.ts';

/** The script stays; one that was no favourite simply is none. */
export async function removeFavorite(database: Database, accountId: string, scriptId: string): Promise<void> {
  await database.transaction(async (queries) => {
    const row = await setFavorite(queries, accountId, scriptId, false);
    if (!row) throw new AppError('NOT_FOUND', 'no such script');
    if (row.changed) await publishToUser(queries, accountId, [{ type: 'favorite.removed', payload: { scriptId } }]);
  });
}
