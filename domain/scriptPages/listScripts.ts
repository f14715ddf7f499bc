import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import { secondsOf } from '../../shared/scriptFilters.ts';
import { excerptOf, type ScriptPage } from '../../shared/scripts.schema.ts';
import { countScripts, listScriptRows, type ListRow, type ScriptListQuery } from './scriptList.queries.ts';
import { listLatestGenerations } from './scriptPages.queries.ts';
import { writeScriptCursor, type ScriptCursor } from './scriptCursor.ts';

/** A person's scripts, narrowed and sorted as asked; the first page says how many there are in all. */
export async function listScripts(
  queries: Queries,
  query: ScriptListQuery,
  after: ScriptCursor | null,
  limit: number,
): Promise<ScriptPage> {
  const rows = await listScriptRows(queries, query, after, limit + 1);
  const { page, last } = toPage(rows, limit);
  const total = after !== null ? null : last ? await countScripts(queries, query) : page.length;
  const generations =
    page.length === 0
      ? []
      : (
          await listLatestGenerations(
            queries,
            page.map(({ id }) => id),
          )
        ).rows;
  const byScript = new Map(generations.map((generation) => [generation.scriptId, generation]));
  return {
    items: page.map(({ at: _at, position: _place, content, ...facts }) => ({
      ...facts,
      // The query has cut the text already.
      excerpt: excerptOf(content, []),
      generation: byScript.get(facts.id) ?? null,
    })),
    nextCursor: last ? writeScriptCursor(cursorAt(query, last)) : null,
    total,
  };
}

function cursorAt({ sort }: ScriptListQuery, { id, at, title, timing, duration, position }: ListRow): ScriptCursor {
  if (sort === 'title') return { sort, title, at, id };
  if (sort === 'duration') return { sort, seconds: secondsOf({ timing, duration }), at, id };
  if (sort === 'place') return { sort, position: position ?? '0', id };
  return { sort, at, id };
}
