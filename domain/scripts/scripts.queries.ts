import type { FragmentSqlToken } from 'slonik';
import * as z from 'zod/mini';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import type { GenerateBody, OutlineSection } from '../../shared/generations.schema.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import type { SteeringWord } from '../../shared/steering.schema.ts';
import type { AddressForm } from '../../shared/vocabulary.ts';
import type { TextAnalysis } from '../analysis/analyseText.ts';
import { ScriptRow, scriptColumns } from '../scriptPages/scriptColumns.ts';

export type NewScript = {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly address: AddressForm;
  readonly request: GenerateBody;
  readonly status: Extract<Script['status'], 'writing' | 'ready'>;
  /** Percent; what its clock goes by. */
  readonly readingSpeed: number;
};

export const insertScript = (queries: Queries, script: NewScript): Promise<ScriptRow> => {
  const { request } = script;
  return queries.one(sql.type(ScriptRow)`
    insert into script as s (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes, status, request, reading_speed)
    values (${script.id}, ${script.accountId}, ${script.title}, ${request.type}, ${request.theme}, ${request.style}, ${request.approach},
      ${request.intensity}, ${request.language}, ${script.address}, ${request.duration}, ${script.status}, ${jsonb(request)}, ${script.readingSpeed})
    returning ${scriptColumns}`);
};

/** Another script with the text, the request and all that is known of the text; neither favourite nor in a collection. */
export const copyScript = (queries: Queries, id: string, copyId: string, title: string): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    insert into script as s (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes, status, request,
      reading_speed, writer, writer_detail, seed, steering, outline, outline_memory, content, words, timing, findings)
    select ${copyId}, account_id, ${title}, type, theme, style, approach, intensity, language, address, duration_minutes, status, request,
      reading_speed, writer, writer_detail, seed, steering, outline, outline_memory, content, words, timing, findings
    from script where id = ${id}
    returning ${scriptColumns}`);

/**
 * The revision of a script whose stream a person may follow: their own, not put away, and not while their account awaits its
 * deletion.
 */
export const findFollowedRevision = (queries: Queries, accountId: string, id: string): Promise<number | null> =>
  queries.maybeOneFirst(sql.type(z.object({ revision: z.int() }))`
    select s.revision from script s join account a on a.id = s.account_id
    where s.id = ${id} and s.account_id = ${accountId} and s.deleted_at is null and a.deletion_due_at is null`);

/** Days for which a deleted script can be restored (product decisions, section 4, "Text"). */
export const restorableDays = 30;

export const findDeletedRow = (queries: Queries, accountId: string, id: string): Promise<ScriptRow | null> =>
  queries.maybeOne(sql.type(ScriptRow)`
    select ${scriptColumns} from script s where s.id = ${id} and s.account_id = ${accountId}
      and s.deleted_at > now() - make_interval(days => ${restorableDays}) for update`);

/** Locks a script, after account, generation and reservation. */
export const lockScriptRow = (queries: Queries, id: string): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`select ${scriptColumns} from script s where s.id = ${id} for update`);

const OwnRow = z.extend(ScriptRow, { isBusy: z.boolean() });

/** A person's script that is not put away, and whether it is being written. */
const ownRow = (accountId: string, id: string) => sql.fragment`
  select ${scriptColumns}, exists (
    select from generation g where g.script_id = s.id and g.status in ('awaiting_approval', 'queued', 'running')
  ) as "isBusy"
  from script s where s.id = ${id} and s.account_id = ${accountId} and s.deleted_at is null`;

export const findOwnRow = (queries: Queries, accountId: string, id: string): Promise<z.infer<typeof OwnRow> | null> =>
  queries.maybeOne(sql.type(OwnRow)`${ownRow(accountId, id)}`);

/**
 * Locks it as well. `isBusy` holds only for who has the credit account's lock, with which generations begin and end: what
 * else is read is as it was when this statement began.
 */
export const lockOwnRow = (queries: Queries, accountId: string, id: string): Promise<z.infer<typeof OwnRow> | null> =>
  queries.maybeOne(sql.type(OwnRow)`${ownRow(accountId, id)} for update of s`);

/** Raises the revision and gives the row as it then is. */
export const touchScript = (queries: Queries, id: string): Promise<ScriptRow> =>
  queries.one(
    sql.type(
      ScriptRow,
    )`update script as s set revision = s.revision + 1, updated_at = now() where s.id = ${id} returning ${scriptColumns}`,
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

/** What an outline, its title and what writes them set of a script. */
export const outlineColumns = ({ title, outline, writer, writerDetail, seed, memory, steering }: Outlined): FragmentSqlToken =>
  sql.fragment`title = ${title}, outline = ${jsonb(outline)}, writer = ${writer}, writer_detail = ${writerDetail}, seed = ${seed},
    outline_memory = ${jsonb(memory ?? null)}, steering = ${steering && jsonb(steering)}`;

/** As `outlineColumns`, for a text that is being delivered: the title stays, and the text raises the revision. */
export const setPlan = (queries: Queries, id: string, outlined: Omit<Outlined, 'title'>): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set outline = ${jsonb(outlined.outline)}, outline_memory = ${jsonb(outlined.memory ?? null)},
      steering = ${outlined.steering && jsonb(outlined.steering)}
    where s.id = ${id} returning ${scriptColumns}`);

export const setSections = (queries: Queries, id: string, outline: readonly OutlineSection[]): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set outline = ${jsonb(outline)}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${scriptColumns}`);

export type Text = TextAnalysis & { readonly title: string; readonly status: Script['status'] };

export const setText = (queries: Queries, id: string, text: Text): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set title = ${text.title}, content = ${text.content}, words = ${text.words}, timing = ${text.timing === null ? null : jsonb(text.timing)},
      reading_speed = ${text.readingSpeed}, findings = ${jsonb(text.findings)}, status = ${text.status}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${scriptColumns}`);

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
    update script as s set status = ${status}, revision = s.revision + 1, updated_at = now() where s.id = ${id} returning ${scriptColumns}`);

export const setDeleted = (queries: Queries, id: string, deleted: boolean): Promise<ScriptRow> =>
  queries.one(sql.type(ScriptRow)`
    update script as s set deleted_at = ${deleted ? sql.fragment`now()` : sql.fragment`null`}, revision = s.revision + 1, updated_at = now()
    where s.id = ${id} returning ${scriptColumns}`);
