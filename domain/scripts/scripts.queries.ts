import * as z from 'zod';
import { placeOf, timeOf, type Place } from '../../db/cursor.ts';
import { sql, type Queries } from '../../db/pool.ts';
import type { GenerateBody, OutlineSection } from '../../shared/generations.schema.ts';
import { Script, type Finding, type Timing } from '../../shared/scripts.schema.ts';
import type { AddressForm } from '../../shared/vocabulary.ts';

/** A script's own columns; sections and generation come from the work's tables. */
export const ScriptRow = Script.omit({ generation: true, sections: true });
export type ScriptRow = z.infer<typeof ScriptRow>;

const shown = sql.fragment`
  s.id, s.title, s.type, s.theme, s.style, s.approach, s.intensity, s.language, s.address, s.duration_minutes as duration, s.status,
  s.writer, s.writer_detail as "writerDetail", s.seed, s.words, s.timing, s.revision, s.content, s.outline, s.findings, s.request,
  s.created_at as "createdAt", s.updated_at as "updatedAt"`;

export type NewScript = {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly address: AddressForm;
  readonly request: GenerateBody;
};

export const insertScript = (queries: Queries, script: NewScript): Promise<ScriptRow> => {
  const { request } = script;
  return queries.one(sql.type(ScriptRow)`
    insert into script as s (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes, status, request)
    values (${script.id}, ${script.accountId}, ${script.title}, ${request.type}, ${request.theme}, ${request.style}, ${request.approach},
      ${request.intensity}, ${request.language}, ${script.address}, ${request.duration}, 'writing', ${sql.jsonb(request)})
    returning ${shown}`);
};

/** A person's script that is not put away. */
export const findScriptRow = (queries: Queries, accountId: string, id: string): Promise<ScriptRow | null> =>
  queries.maybeOne(
    sql.type(
      ScriptRow,
    )`select ${shown} from script s where s.id = ${id} and s.account_id = ${accountId} and s.deleted_at is null`,
  );

/** Days for which a deleted script can be restored (product decisions, section 4, "Text"). */
const restorableDays = 30;

export const findDeletedRow = (queries: Queries, accountId: string, id: string): Promise<ScriptRow | null> =>
  queries.maybeOne(sql.type(ScriptRow)`
    select ${shown} from script s where s.id = ${id} and s.account_id = ${accountId}
      and s.deleted_at > now() - make_interval(days => ${restorableDays}) for update`);

/** Locks a script, after account, generation and reservation. */
export const lockScriptRow = (queries: Queries, id: string): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`select ${shown} from script s where s.id = ${id} for update`);

const ListRow = ScriptRow.extend({ place: z.string() });

export const listScriptRows = (
  queries: Queries,
  accountId: string,
  after: Place | null,
  limit: number,
): Promise<readonly z.infer<typeof ListRow>[]> =>
  queries.any(sql.type(ListRow)`
    select s.id, s.title, s.type, s.theme, s.style, s.approach, s.intensity, s.language, s.address, s.duration_minutes as duration, s.status,
      s.writer, s.writer_detail as "writerDetail", s.seed, s.words, s.timing, s.revision, left(s.content, 4000) as content, '[]'::jsonb as outline, '[]'::jsonb as findings, s.request,
      s.created_at as "createdAt", s.updated_at as "updatedAt", ${placeOf(sql.fragment`s.created_at`)} as place
    from script s
    where s.account_id = ${accountId} and s.deleted_at is null
      and (${after === null} or (s.created_at, s.id) < (${timeOf(after)}, ${after?.[1] ?? null}::uuid))
    order by s.created_at desc, s.id desc limit ${limit}`);

/** Raises the revision and gives the row as it then is. */
export const touchScript = (queries: Queries, id: string): Promise<ScriptRow> =>
  queries.one(
    sql.type(
      ScriptRow,
    )`update script as s set revision = s.revision + 1, updated_at = now() where s.id = ${id} returning ${shown}`,
  );

export type Outlined = {
  readonly title: string;
  readonly outline: readonly OutlineSection[];
  readonly writer: 'composer' | 'model';
  readonly writerDetail: string;
  readonly seed: string;
};

export const setOutline = (queries: Queries, id: string, outlined: Outlined): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set title = ${outlined.title}, outline = ${sql.jsonb(outlined.outline as never)}, writer = ${outlined.writer},
      writer_detail = ${outlined.writerDetail}, seed = ${outlined.seed}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${shown}`);

export type Text = {
  readonly title: string;
  readonly content: string;
  readonly words: number;
  readonly timing: Timing | null;
  readonly findings: readonly Finding[];
  readonly status: Script['status'];
};

export const setText = (queries: Queries, id: string, text: Text): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set title = ${text.title}, content = ${text.content}, words = ${text.words}, timing = ${text.timing === null ? null : sql.jsonb(text.timing)},
      findings = ${sql.jsonb(text.findings as never)}, status = ${text.status}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${shown}`);

export const setStatus = (queries: Queries, id: string, status: Script['status']): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set status = ${status}, revision = s.revision + 1, updated_at = now() where s.id = ${id} returning ${shown}`);

export const setDeleted = (queries: Queries, id: string, deleted: boolean): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set deleted_at = ${deleted ? sql.fragment`now()` : sql.fragment`null`}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${shown}`);

export const purgeDeletedScripts = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from script where deleted_at < now() - make_interval(days => ${restorableDays})`);
