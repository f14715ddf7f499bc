import { toCursor, type Position } from '../../db/cursor.ts';
import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import type { CollectionPage } from '../../shared/collections.schema.ts';
import { listCollectionRows } from './collections.queries.ts';

/** A person's collections, newest first; where a script is named, those that hold it. */
export async function listCollections(
  queries: Queries,
  accountId: string,
  scriptId: string | null,
  after: Position | null,
  limit: number,
): Promise<CollectionPage> {
  const rows = await listCollectionRows(queries, accountId, scriptId, after, limit + 1);
  const { page, last } = toPage(rows, limit);
  return {
    items: page.map(({ position: _position, ...collection }) => collection),
    nextCursor: last ? toCursor([last.position, last.id]) : null,
  };
}
