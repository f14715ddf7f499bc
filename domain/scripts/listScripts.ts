import { toCursor, type Place } from '../../db/cursor.ts';
import type { Queries } from '../../db/pool.ts';
import { toListItem, type ScriptPage } from '../../shared/scripts.schema.ts';
import { mapLatestGenerations } from '../generations/mapLatestGenerations.ts';
import { listScriptRows } from './scripts.queries.ts';

/** A person's scripts, newest first. */
export async function listScripts(queries: Queries, accountId: string, after: Place | null, limit: number): Promise<ScriptPage> {
  const rows = await listScriptRows(queries, accountId, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const byScript = await mapLatestGenerations(
    queries,
    page.map(({ id }) => id),
  );
  return {
    items: page.map(({ place: _place, ...row }) =>
      toListItem({ ...row, generation: byScript.get(row.id) ?? null, sections: [] }),
    ),
    nextCursor: rows.length > limit && last ? toCursor([last.place, last.id]) : null,
  };
}
