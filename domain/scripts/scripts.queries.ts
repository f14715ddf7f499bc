import * as z from 'zod/mini';
import { positionOf, timeOf, type Position } from '../../db/cursor.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Favorite } from '../../shared/collections.schema.ts';
import type { GenerateBody, OutlineSection } from '../../shared/generations.schema.ts';
import { Script, type Finding, type Timing } from '../../shared/scripts.schema.ts';
import type { SteeringWord } from '../../shared/steering.schema.ts';
import type { AddressForm } from '../../shared/vocabulary.ts';

/** A script's own columns; sections and generation come from the work's tables. */
export const ScriptRow = z.omit(Script, { generation: true, sections: true });
export type ScriptRow = z.infer<typeof ScriptRow>;

const shown = sql.fragment`
  s.id, s.title, s.type, s.theme, s.style, s.approach, s.intensity, s.language, s.address, s.duration_minutes as duration, s.status,
  s.writer, s.writer_detail as "writerDetail", s.seed, s.steering, s.words, s.timing, s.revision, s.content, s.outline, s.findings, s.request, s.reading_speed as "readingSpeed",
  s.favorite_at is not null as favorite, s.created_at as "createdAt", s.updated_at as "updatedAt"`;

export type NewScript = {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly address: AddressForm;
  readonly request: GenerateBody;
  /** Without it, it waits to be written. */
  readonly status?: Script['status'];
  /** Percent; what its clock goes by. */
  readonly readingSpeed: number;
};

export const insertScript = (queries: Queries, script: NewScript): Promise<ScriptRow> => {
  const { request } = script;
  return queries.one(sql.type(ScriptRow)`
    insert into script as s (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes, status, request, reading_speed)
    values (${script.id}, ${script.accountId}, ${script.title}, ${request.type}, ${request.theme}, ${request.style}, ${request.approach},
      ${request.intensity}, ${request.language}, ${script.address}, ${request.duration}, ${script.status ?? 'writing'}, ${sql.jsonb(request)}, ${script.readingSpeed})
    returning ${shown}`);
};

export const findTitleRow = (queries: Queries, id: string): Promise<string | null> =>
  queries.maybeOneFirst(sql.type(z.object({ title: z.string() }))`select title from script where id = ${id}`);

/** A person's script that is not put away. */
export const findScriptRow = (queries: Queries, accountId: string, id: string): Promise<ScriptRow | null> =>
  queries.maybeOne(
    sql.type(
      ScriptRow,
    )`select ${shown} from script s where s.id = ${id} and s.account_id = ${accountId} and s.deleted_at is null`,
  );

/**
 * The revision of a script whose stream a person may follow: their own, not put away, and not while their account awaits its
 * deletion.
 */
export const findFollowedRevision = (queries: Queries, accountId: string, id: string): Promise<number | null> =>
  queries.maybeOneFirst(sql.type(z.object({ revision: z.int() }))`
    select s.revision from script s join account a on a.id = s.account_id
    where s.id = ${id} and s.account_id = ${accountId} and s.deleted_at is null and a.deletion_due_at is null`);

/** Days for which a deleted script can be restored (product decisions, section 4, "Text"). */
const restorableDays = 30;

export const findDeletedRow = (queries: Queries, accountId: string, id: string): Promise<ScriptRow | null> =>
  queries.maybeOne(sql.type(ScriptRow)`
    select ${shown} from script s where s.id = ${id} and s.account_id = ${accountId}
      and s.deleted_at > now() - make_interval(days => ${restorableDays}) for update`);

/** Locks a script, after account, generation and reservation. */
export const lockScriptRow = (queries: Queries, id: string): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`select ${shown} from script s where s.id = ${id} for update`);

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
  readonly steering: SteeringWord[] | null;
  /** What the outline's writer wants remembered for the sections; JSON. */
  readonly memory?: unknown;
};

export const setOutline = (queries: Queries, id: string, outlined: Outlined): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set title = ${outlined.title}, outline = ${sql.jsonb(outlined.outline as never)}, writer = ${outlined.writer},
      writer_detail = ${outlined.writerDetail}, seed = ${outlined.seed}, outline_memory = ${sql.jsonb((outlined.memory ?? null) as never)},
      steering = ${outlined.steering && sql.jsonb(outlined.steering)}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${shown}`);

/** As `setOutline`, for a text that is being delivered: the title stays, and the text raises the revision. */
export const setPlan = (queries: Queries, id: string, outlined: Omit<Outlined, 'title'>): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set outline = ${sql.jsonb(outlined.outline as never)}, outline_memory = ${sql.jsonb((outlined.memory ?? null) as never)},
      steering = ${outlined.steering && sql.jsonb(outlined.steering)}
    where s.id = ${id} returning ${shown}`);

export const setSections = (queries: Queries, id: string, outline: readonly OutlineSection[]): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set outline = ${sql.jsonb(outline as never)}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${shown}`);

export type Text = {
  readonly title: string;
  readonly content: string;
  readonly words: number;
  readonly timing: Timing | null;
  /** Percent; what the timing goes by. */
  readonly readingSpeed: number;
  readonly findings: readonly Finding[];
  readonly status: Script['status'];
};

export const setText = (queries: Queries, id: string, text: Text): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set title = ${text.title}, content = ${text.content}, words = ${text.words}, timing = ${text.timing === null ? null : sql.jsonb(text.timing)},
      reading_speed = ${text.readingSpeed}, findings = ${sql.jsonb(text.findings as never)}, status = ${text.status}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${shown}`);

export const setOrigin = (
  queries: Queries,
  id: string,
  { writer, writerDetail, seed }: Pick<Script, 'writer' | 'writerDetail' | 'seed'>,
): Promise<unknown> =>
  queries.query(
    sql.typeAlias('none')`update script set writer = ${writer}, writer_detail = ${writerDetail}, seed = ${seed} where id = ${id}`,
  );

export const setStatus = (queries: Queries, id: string, status: Script['status']): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set status = ${status}, revision = s.revision + 1, updated_at = now() where s.id = ${id} returning ${shown}`);

export const setDeleted = (queries: Queries, id: string, deleted: boolean): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set deleted_at = ${deleted ? sql.fragment`now()` : sql.fragment`null`}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${shown}`);

const FavoriteRow = z.object({ createdAt: z.nullable(z.string()), changed: z.boolean() });

/** Takes a person's script among the favourites or out of them; `null` where there is no such script. */
export const setFavorite = (
  queries: Queries,
  accountId: string,
  id: string,
  favorite: boolean,
): Promise<z.infer<typeof FavoriteRow> | null> =>
  queries.maybeOne(sql.type(FavoriteRow)`
    with before as (select id, favorite_at from script where id = ${id} and account_id = ${accountId} and deleted_at is null for update)
    update script s set favorite_at = ${favorite ? sql.fragment`coalesce(s.favorite_at, now())` : sql.fragment`null`}
    from before where s.id = before.id
    returning s.favorite_at as "createdAt", (before.favorite_at is null) <> (s.favorite_at is null) as changed`);

export const listFavoriteRows = (
  queries: Queries,
  accountId: string,
  after: Position | null,
  limit: number,
): Promise<Rows<Favorite & { position: string }>> =>
  listRows(
    queries,
    'script',
    sql.type(z.extend(Favorite, { position: z.string() }))`
    select s.id as "scriptId", s.favorite_at as "createdAt", ${positionOf(sql.fragment`s.favorite_at`)} as position from script s
    where s.account_id = ${accountId} and s.favorite_at is not null and s.deleted_at is null
      and (${after === null} or (s.favorite_at, s.id) < (${timeOf(after)}, ${after?.[1] ?? null}::uuid))
    order by s.favorite_at desc, s.id desc limit ${limit}`,
  );

/** A script's stream goes with it. */
export const purgeDeletedScripts = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with gone as (delete from script where deleted_at < now() - make_interval(days => ${restorableDays}) returning id)
    delete from event_stream where stream in (select 'script:' || id from gone)`);

export const deleteDeletedScripts = (queries: Queries, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with gone as (delete from script where account_id = ${accountId} and deleted_at is not null returning id)
    delete from event_stream where stream in (select 'script:' || id from gone)`);
