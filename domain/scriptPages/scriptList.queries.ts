import * as z from 'zod/mini';
import type { FragmentSqlToken } from 'slonik';
import { positionOf } from '../../db/cursor.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { ScriptListItem } from '../../shared/scripts.schema.ts';
import { languages } from '../../shared/vocabulary.ts';
import { spanOf, type ScriptListOptions, type ScriptSort } from '../../shared/scriptFilters.ts';
import { paid } from './scriptColumns.ts';
import type { SearchTerm } from './readSearch.ts';
import type { ScriptCursor } from './scriptCursor.ts';

export type ScriptListQuery = Omit<ScriptListOptions, 'search'> & {
  readonly accountId: string;
  readonly terms: readonly SearchTerm[];
};

/** What a list shows; of the text as much as its excerpt needs. */
const ListRow = z.extend(z.omit(ScriptListItem, { generation: true, excerpt: true }), {
  content: z.string(),
  at: z.string(),
  position: z.nullable(z.string()),
});
export type ListRow = z.infer<typeof ListRow>;

/** All terms, each in the forms of one of the languages. */
function searchFor({ accountId, terms, language }: ScriptListQuery): FragmentSqlToken {
  const inLanguage = (code: string): FragmentSqlToken =>
    sql.fragment`(${sql.join(
      terms.map(({ text, kind }) => sql.fragment`search_term(${accountId}::uuid, ${code}, ${text}, ${kind})`),
      sql.fragment` && `,
    )})`;
  const wanted = sql.join((language ? [language] : languages).map(inLanguage), sql.fragment` || `);
  return sql.fragment`s.id in (select search_scripts(${wanted}))`;
}

/** As `isWithinLimit` has it. */
function within(limit: number): FragmentSqlToken {
  const { above, to } = spanOf(limit);
  const isLonger = sql.fragment`s.seconds > ${above * 60}`;
  return to === null ? isLonger : sql.fragment`${isLonger} and s.seconds <= ${to * 60}`;
}

function conditions(query: ScriptListQuery): FragmentSqlToken {
  const { accountId, terms, approach, type, language, duration, favorite, collection, sort } = query;
  const wanted = [sql.fragment`s.account_id = ${accountId} and s.deleted_at is null`];
  if (terms.length > 0) wanted.push(searchFor(query));
  if (approach) wanted.push(sql.fragment`s.approach = ${approach}`);
  if (type) wanted.push(sql.fragment`s.type = ${type}`);
  if (language) wanted.push(sql.fragment`s.language = ${language}`);
  if (duration) wanted.push(within(duration));
  if (favorite) wanted.push(sql.fragment`s.favorite_at is not null`);
  if (collection && sort === 'place') wanted.push(sql.fragment`m.collection_id = ${collection}`);
  else if (collection)
    wanted.push(
      sql.fragment`exists (select from collection_script m where m.collection_id = ${collection} and m.script_id = s.id)`,
    );
  return sql.fragment`${sql.join(wanted, sql.fragment` and `)}`;
}

/** A collection's own order needs its rows; any other is the scripts' own. */
const source = ({ sort }: ScriptListQuery): FragmentSqlToken =>
  sort === 'place' ? sql.fragment`collection_script m join script s on s.id = m.script_id` : sql.fragment`script s`;

/** What each sort compares, in the order of its index. */
const keys: Readonly<Record<ScriptSort, FragmentSqlToken>> = {
  date: sql.fragment`s.created_at, s.id`,
  title: sql.fragment`s.title collate title_order, s.created_at, s.id`,
  duration: sql.fragment`s.seconds, s.created_at, s.id`,
  place: sql.fragment`m.place, m.script_id`,
};

function valuesOf(cursor: ScriptCursor): FragmentSqlToken {
  if (cursor.sort === 'place') return sql.fragment`${cursor.position}::bigint, ${cursor.id}::uuid`;
  const made = sql.fragment`'epoch'::timestamptz + ${cursor.at}::bigint * interval '1 microsecond', ${cursor.id}::uuid`;
  if (cursor.sort === 'title') return sql.fragment`${cursor.title}, ${made}`;
  if (cursor.sort === 'duration') return sql.fragment`${cursor.seconds}, ${made}`;
  return made;
}

/** The same keys, each in the list's direction; a collection's order has but one. */
function orderBy({ sort, order }: ScriptListQuery): FragmentSqlToken {
  const direction = order === 'asc' || sort === 'place' ? sql.fragment`asc` : sql.fragment`desc`;
  const made = sql.fragment`s.created_at ${direction}, s.id ${direction}`;
  if (sort === 'place') return sql.fragment`m.place, m.script_id`;
  if (sort === 'title') return sql.fragment`s.title collate title_order ${direction}, ${made}`;
  if (sort === 'duration') return sql.fragment`s.seconds ${direction}, ${made}`;
  return made;
}

function goesOn({ sort, order }: ScriptListQuery, after: ScriptCursor | null): FragmentSqlToken {
  if (!after) return sql.fragment``;
  const isUp = order === 'asc' || sort === 'place';
  return sql.fragment` and (${keys[sort]}) ${isUp ? sql.fragment`>` : sql.fragment`<`} (${valuesOf(after)})`;
}

/** The text from its heart on, as `excerptOf` reads it: a section's text begins after the title marks of those before it. */
const heart = sql.fragment`coalesce((
    select '## ' || nullif(split_part(s.content, E'\\n## ', min(o.position)::int), '')
    from jsonb_array_elements(s.outline) with ordinality o (section, position)
    where o.section ->> 'kind' in ('theme', 'suggestion') having min(o.position) > 1
  ), s.content)`;

/** A page of a list. The ids are found first, by an index alone; only theirs are the rows that are read. */
export const listScriptRows = (
  queries: Queries,
  query: ScriptListQuery,
  after: ScriptCursor | null,
  limit: number,
): Promise<Rows<ListRow>> =>
  listRows(
    queries,
    'script',
    sql.type(ListRow)`
    with page as (
      select s.id, ${query.sort === 'place' ? sql.fragment`m.place` : sql.fragment`null::bigint`} as position
      from ${source(query)} where ${conditions(query)}${goesOn(query, after)}
      order by ${orderBy(query)} limit ${limit}
    )
    select s.id, s.title, s.type, s.theme, s.style, s.approach, s.intensity, s.language, s.address, (s.request->>'endsAsleep')::boolean as "endsAsleep", s.duration_minutes as duration, s.status,
      s.writer, s.writer_detail as "writerDetail", s.seed, null as steering, s.words, s.timing, ${paid}, s.revision, left(${heart}, 4000) as content, '[]'::jsonb as outline, '[]'::jsonb as findings, s.request, s.reading_speed as "readingSpeed",
      s.favorite_at is not null as favorite, s.created_at as "createdAt", s.updated_at as "updatedAt",
      ${positionOf(sql.fragment`s.created_at`)} as at, page.position::text as position
    from page join script s on s.id = page.id order by ${query.sort === 'place' ? sql.fragment`page.position, s.id` : orderBy(query)}`,
  );

export const countScripts = (queries: Queries, query: ScriptListQuery): Promise<number> =>
  queries.oneFirst(sql.type(z.object({ count: z.int() }))`select count(*) from ${source(query)} where ${conditions(query)}`);
