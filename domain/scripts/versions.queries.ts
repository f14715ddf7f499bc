import * as z from 'zod/mini';
import type { Position } from '../../db/cursor.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Version, VersionSummary } from '../../shared/versions.schema.ts';

/** The newest version whose text is the script's is the current one; `v` and `s` are the tables. */
const shown = sql.fragment`
  v.id, v.script_id as "scriptId", v.number, v.reason, v.name, v.author,
  case when v.author in ('person', v.writer) then v.writer_detail end as "writerDetail", v.title, v.words, v.total_seconds as "totalSeconds",
  (select r.number from script_version r where r.id = v.restored_from) as "restoredFrom",
  v.number = (select c.number from script_version c where c.script_id = v.script_id and c.content = s.content order by c.number desc limit 1) as current,
  v.created_at as "createdAt", v.updated_at as "updatedAt"`;

/** A person's versions of a script that is not put away. */
const own = (accountId: string, scriptId: string) => sql.fragment`
  from script_version v join script s on s.id = v.script_id
  where v.script_id = ${scriptId} and s.account_id = ${accountId} and s.deleted_at is null`;

const Origin = z.object({
  writer: z.nullable(z.enum(['composer', 'model'])),
  writerDetail: z.nullable(z.string()),
  seed: z.nullable(z.string()),
});
/** What the script said of its writer when it had this text. */
export type Origin = z.infer<typeof Origin>;

/** Why a script has the text that it has. */
export type Cause = Pick<Version, 'reason' | 'author'> & {
  /** The version that was brought back. */
  readonly restoredFrom?: string;
  readonly generationId?: string;
  readonly editSession?: string | null;
  /** A text that is kept without being the script's. */
  readonly text?: Pick<Version, 'content' | 'words' | 'totalSeconds'> & Origin;
};

/** The text is the script's, as it is now, unless the cause brings one. Gives the version's number. */
export const insertVersion = (queries: Queries, id: string, scriptId: string, cause: Cause): Promise<number> => {
  const { text } = cause;
  const content = text
    ? sql.fragment`${text.writer}, ${text.writerDetail}, ${text.seed}, s.title, ${text.content}, ${text.words}, ${text.totalSeconds}`
    : sql.fragment`s.writer, s.writer_detail, s.seed, s.title, s.content, s.words, coalesce((s.timing ->> 'totalSeconds')::numeric, 0)`;
  return queries.oneFirst(sql.type(z.object({ number: z.int() }))`
    insert into script_version (id, script_id, account_id, number, reason, author, writer, writer_detail, seed, title, content, words, total_seconds,
      restored_from, generation_id, edit_session)
    select ${id}, s.id, s.account_id, coalesce((select max(number) from script_version where script_id = s.id), 0) + 1, ${cause.reason},
      ${cause.author}, ${content}, ${cause.restoredFrom ?? null}, ${cause.generationId ?? null}, ${cause.editSession ?? null}
    from script s where s.id = ${scriptId} returning number`);
};

/** Deletes the oldest versions without a name until so many are left, but neither the newest with the script's text nor `kept`. */
export const trimVersions = (queries: Queries, scriptId: string, kept: string, max: number): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    delete from script_version where id in (
      select v.id from script_version v
      where v.script_id = ${scriptId} and v.name is null and v.id <> ${kept} and v.number is distinct from (
        select c.number from script_version c join script s on s.id = c.script_id
        where c.script_id = ${scriptId} and c.content = s.content order by c.number desc limit 1)
      order by v.number limit greatest((select count(*) from script_version where script_id = ${scriptId}) - ${max}, 0)
    )`);

const Counts = z.object({ total: z.int(), named: z.int() });

/** How many versions a script has, and how many of them have a name. */
export const countVersions = (queries: Queries, scriptId: string): Promise<z.infer<typeof Counts>> =>
  queries.one(sql.type(Counts)`select count(*) as total, count(name) as named from script_version where script_id = ${scriptId}`);

/** Minutes for which saves that name no editing session are taken for one. */
const editSessionMinutes = 30;

/**
 * Puts the script's text into the version of the editing session under way. False where there is none: the newest version is of
 * another editing session or of another making, or has a name, and what has a name stays as it was named.
 */
export const joinEdit = async (queries: Queries, scriptId: string, editSession: string | null): Promise<boolean> => {
  const joined = await queries.maybeOneFirst(sql.type(z.object({ id: z.uuid() }))`
    update script_version v set title = s.title, content = s.content, words = s.words,
      total_seconds = coalesce((s.timing ->> 'totalSeconds')::numeric, 0), updated_at = now()
    from script s
    where s.id = ${scriptId} and v.id = (select id from script_version where script_id = ${scriptId} order by number desc limit 1)
      and v.reason = 'edited' and v.name is null and v.edit_session is not distinct from ${editSession}::uuid
      and (v.edit_session is not null or v.created_at > now() - make_interval(mins => ${editSessionMinutes}))
    returning v.id`);
  return joined !== null;
};

export const listVersionRows = (
  queries: Queries,
  accountId: string,
  scriptId: string,
  after: Position | null,
  limit: number,
): Promise<Rows<VersionSummary>> =>
  listRows(
    queries,
    'script_version',
    sql.type(VersionSummary)`
    select ${shown} ${own(accountId, scriptId)} and (${after === null} or v.number < ${after?.[0] ?? null}::bigint)
    order by v.number desc limit ${limit}`,
  );

export const findVersionRow = (queries: Queries, accountId: string, scriptId: string, id: string): Promise<Version | null> =>
  queries.maybeOne(sql.type(Version)`select ${shown}, v.content ${own(accountId, scriptId)} and v.id = ${id}`);

export const setName = (queries: Queries, id: string, name: string | null): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`update script_version set name = ${name} where id = ${id}`);

export const getOrigin = (queries: Queries, id: string): Promise<Origin> =>
  queries.one(sql.type(Origin)`select writer, writer_detail as "writerDetail", seed from script_version where id = ${id}`);
