import * as z from 'zod/mini';
import { positionOf, timeOf, type Position } from '../../db/cursor.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Template, TemplateListItem, type TemplateFilters } from '../../shared/templates.schema.ts';
import { spanOf } from '../../shared/scriptFilters.ts';
import { searchText, searchWords } from '../../shared/templates/matchesTemplate.ts';

/** What a template holds that its owner writes. */
export type TemplateText = Pick<
  Template,
  | 'title'
  | 'description'
  | 'type'
  | 'themes'
  | 'duration'
  | 'language'
  | 'style'
  | 'approach'
  | 'content'
  | 'structure'
  | 'isPublic'
>;

/** As its owner sees it; for others, `author` is the username and nothing else of the account. */
const listed = (viewer: string | null) => sql.fragment`
  t.id::text, case when t.account_id = ${viewer}::uuid then 'own' else 'shared' end as source, t.title, t.description, t.type,
  t.themes, t.duration_minutes as duration, t.language, t.style, t.approach, t.is_public as "isPublic",
  (select a.username from account a where a.id = t.account_id and a.id is distinct from ${viewer}::uuid) as author,
  t.revision, t.created_at as "createdAt", t.updated_at as "updatedAt"`;

const whole = (viewer: string | null) => sql.fragment`${listed(viewer)}, t.content, t.structure`;

const texts = (list: readonly string[]) => sql.array(list, 'text');

export const insertTemplate = (queries: Queries, accountId: string, id: string, text: TemplateText): Promise<Template> =>
  queries.one(sql.type(Template)`
    insert into template as t (id, account_id, title, description, type, themes, duration_minutes, language, style, approach, content,
      structure, search_text, is_public)
    values (${id}, ${accountId}, ${text.title}, ${text.description}, ${text.type}, ${texts(text.themes)}, ${text.duration}, ${text.language},
      ${text.style}, ${text.approach}, ${text.content}, ${texts(text.structure)}, ${searchText(text)}, ${text.isPublic})
    returning ${whole(accountId)}`);

export const setTemplate = (queries: Queries, accountId: string, id: string, text: TemplateText): Promise<Template> =>
  queries.one(sql.type(Template)`
    update template as t set title = ${text.title}, description = ${text.description}, type = ${text.type}, themes = ${texts(text.themes)},
      duration_minutes = ${text.duration}, language = ${text.language}, style = ${text.style}, approach = ${text.approach},
      content = ${text.content}, structure = ${texts(text.structure)}, search_text = ${searchText(text)}, is_public = ${text.isPublic},
      revision = t.revision + 1, updated_at = now()
    where t.id = ${id} returning ${whole(accountId)}`);

export const setDeleted = (queries: Queries, accountId: string, id: string, deleted: boolean): Promise<Template> =>
  queries.one(sql.type(Template)`
    update template as t set deleted_at = ${deleted ? sql.fragment`now()` : sql.fragment`null`}, revision = t.revision + 1, updated_at = now()
    where t.id = ${id} returning ${whole(accountId)}`);

/** A person's own template, locked against another change. */
export const lockOwnTemplate = (queries: Queries, accountId: string, id: string): Promise<Template | null> =>
  queries.maybeOne(sql.type(Template)`
    select ${whole(accountId)} from template t where t.id = ${id} and t.account_id = ${accountId} and t.deleted_at is null for update of t`);

/** Days for which a deleted template can be restored, as for scripts. */
export const restorableDays = 30;

export const lockDeletedTemplate = (queries: Queries, accountId: string, id: string): Promise<Template | null> =>
  queries.maybeOne(sql.type(Template)`
    select ${whole(accountId)} from template t where t.id = ${id} and t.account_id = ${accountId}
      and t.deleted_at > now() - make_interval(days => ${restorableDays}) for update of t`);

/** A template that this reader may see: their own, or one that is shared. */
export const findVisibleTemplate = (queries: Queries, viewer: string | null, id: string): Promise<Template | null> =>
  queries.maybeOne(sql.type(Template)`
    select ${whole(viewer)} from template t where t.id = ${id} and t.deleted_at is null
      and (t.is_public or t.account_id = ${viewer}::uuid)`);

const ListRow = z.extend(TemplateListItem, { position: z.string() });

export type TemplateRow = z.infer<typeof ListRow>;

const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/gu, '\\$&');

/** What each filter asks of a row; the same as `matchesTemplate` asks of a built-in one. */
function filtered({ theme, type, language, duration, q }: TemplateFilters) {
  const span = duration === undefined ? null : spanOf(duration);
  const words = texts(searchWords(q).map((word) => `%${escapeLike(word)}%`));
  return sql.join(
    [
      sql.fragment`t.search_text like all (${words})`,
      ...(theme === undefined ? [] : [sql.fragment`${theme} = any (t.themes)`]),
      ...(type === undefined ? [] : [sql.fragment`t.type = ${type}`]),
      ...(language === undefined ? [] : [sql.fragment`t.language = ${language}`]),
      ...(span === null
        ? []
        : [sql.fragment`t.duration_minutes > ${span.above} and (${span.to}::int is null or t.duration_minutes <= ${span.to})`]),
    ],
    sql.fragment` and `,
  );
}

const after = (position: Position | null) =>
  sql.fragment`(${position === null} or (t.created_at, t.id) < (${timeOf(position)}, ${position?.[1] ?? null}::uuid))`;

export const listOwnTemplates = (
  queries: Queries,
  accountId: string,
  filters: TemplateFilters,
  position: Position | null,
  limit: number,
): Promise<Rows<TemplateRow>> =>
  listRows(
    queries,
    'template',
    sql.type(ListRow)`
    select ${listed(accountId)}, ${positionOf(sql.fragment`t.created_at`)} as position from template t
    where t.account_id = ${accountId} and t.deleted_at is null and ${filtered(filters)} and ${after(position)}
    order by t.created_at desc, t.id desc limit ${limit}`,
  );

export const listSharedTemplates = (
  queries: Queries,
  viewer: string | null,
  filters: TemplateFilters,
  position: Position | null,
  limit: number,
): Promise<Rows<TemplateRow>> =>
  listRows(
    queries,
    'template',
    sql.type(ListRow)`
    select ${listed(viewer)}, ${positionOf(sql.fragment`t.created_at`)} as position from template t
    where t.is_public and t.deleted_at is null and t.account_id is distinct from ${viewer}::uuid and ${filtered(filters)} and ${after(position)}
    order by t.created_at desc, t.id desc limit ${limit}`,
  );
