import { toCursor, type Position } from '../../db/cursor.ts';
import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import type { VersionPage } from '../../shared/versions.schema.ts';
import { getScript } from '../scriptPages/getScript.ts';
import { countVersions, listVersionRows } from './versions.queries.ts';

/** Every text that a person's script has had, the newest first. */
export async function listVersions(
  queries: Queries,
  accountId: string,
  scriptId: string,
  after: Position | null,
  limit: number,
): Promise<VersionPage> {
  const rows = await listVersionRows(queries, accountId, scriptId, after, limit + 1);
  // A script that has no text yet has no version; one that is not there is not found.
  if (rows.read === 0) await getScript(queries, accountId, scriptId);
  const { page, last } = toPage(rows, limit);
  const counts = after === null ? await countVersions(queries, scriptId) : null;
  return { items: [...page], counts, nextCursor: last ? toCursor([String(last.number), last.id]) : null };
}
