import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import { excerptOf, type ScriptPage } from '../../shared/scripts.schema.ts';
import { mapLatestGenerations } from '../generations/mapLatestGenerations.ts';
import { countScripts, listScriptRows, type ListRow, type ScriptListQuery } from './scriptList.queries.ts';
import { writeScriptPlace, type ScriptPlace } from './scriptPlace.ts';

/** A person's scripts, narrowed and sorted as asked; the first page says how many there are in all. */
export async function listScripts(
  queries: Queries,
  query: ScriptListQuery,
  after: ScriptPlace | null,
  limit: number,
): Promise<ScriptPage> {
  const rows = await listScriptRows(queries, query, after, limit + 1);
  const { page, last } = toPage(rows, limit);
  const total = after !== null ? null : last ? await countScripts(queries, query) : page.length;
  const byScript = await mapLatestGenerations(
    queries,
    page.map(({ id }) => id),
  );
  return {
    items: page.map(({ at: _at, place: _place, content, ...facts }) => ({
      ...facts,
      excerpt: excerptOf(content),
      generation: byScript.get(facts.id) ?? null,
    })),
    nextCursor: last ? writeScriptPlace(placeAt(query, last)) : null,
    total,
  };
}

function placeAt({ sort }: ScriptListQuery, { id, at, title, duration, place }: ListRow): ScriptPlace {
  if (sort === 'title') return { sort, title, at, id };
  if (sort === 'duration') return { sort, minutes: duration, at, id };
  if (sort === 'place') return { sort, place: place ?? '0', id };
  return { sort, at, id };
}
