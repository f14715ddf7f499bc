import { toCursor, type Position } from '../../db/cursor.ts';
import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import type { FavoritePage } from '../../shared/favorites.schema.ts';
import { listFavoriteRows } from './favorites.queries.ts';

/** A person's favourites, the newest first. */
export async function listFavorites(
  queries: Queries,
  accountId: string,
  after: Position | null,
  limit: number,
): Promise<FavoritePage> {
  const rows = await listFavoriteRows(queries, accountId, after, limit + 1);
  const { page, last } = toPage(rows, limit);
  return {
    items: page.map(({ position: _position, ...favorite }) => favorite),
    nextCursor: last ? toCursor([last.position, last.scriptId]) : null,
  };
}
