import * as z from 'zod';
import { sql, type Queries } from '../../db/pool.ts';
import { Generation } from '../../shared/generations.schema.ts';
import { planIds } from '../../shared/plans.ts';

/** A generation's columns as the API shows them; the alias `g` is the table. */
export const shown = sql.fragment`
  g.id, g.script_id as "scriptId", g.status, g.stage, g.cost, g.charged, g.attempts, g.failure, g.retry_of as "retryOf",
  g.cancel_requested_at as "cancelRequestedAt", g.available_at as "availableAt", g.created_at as "createdAt",
  g.started_at as "startedAt", g.finished_at as "finishedAt",
  (select count(*) from generation_section gs where gs.generation_id = g.id) as "sectionsDone",
  (select nullif(jsonb_array_length(s.outline), 0) from script s where s.id = g.script_id) as "sectionsTotal"`;

export const findGeneration = (queries: Queries, id: string): Promise<Generation | null> =>
  queries.maybeOne(sql.type(Generation)`select ${shown} from generation g where g.id = ${id}`);

const Touched = Generation.extend({ revision: z.int() });

/** Raises the script's revision, and gives it with the generation as it is: one round trip, for every event needs both. */
export const touchAndFind = (queries: Queries, id: string, scriptId: string): Promise<z.infer<typeof Touched> | null> =>
  queries.maybeOne(sql.type(Touched)`
    with touched as (
      update script set revision = revision + 1, updated_at = now() where id = ${scriptId} returning revision
    )
    select touched.revision, ${shown} from generation g, touched where g.id = ${id}`);

export const findOwnGeneration = (queries: Queries, accountId: string, id: string): Promise<Generation | null> =>
  queries.maybeOne(sql.type(Generation)`select ${shown} from generation g where g.id = ${id} and g.account_id = ${accountId}`);

export const findLatestGeneration = (queries: Queries, scriptId: string): Promise<Generation | null> =>
  queries.maybeOne(
    sql.type(
      Generation,
    )`select ${shown} from generation g where g.script_id = ${scriptId} order by g.created_at desc, g.id desc limit 1`,
  );

export const listLatestGenerations = (queries: Queries, scriptIds: readonly string[]): Promise<readonly Generation[]> =>
  queries.any(sql.type(Generation)`
    select ${shown} from generation g
    where g.id in (select distinct on (script_id) id from generation where script_id = any(${sql.array(scriptIds, 'uuid')}) order by script_id, created_at desc, id desc)`);

export const listAccountGenerations = (queries: Queries, accountId: string, onlyOpen: boolean): Promise<readonly Generation[]> =>
  queries.any(sql.type(Generation)`
    select ${shown} from generation g join script s on s.id = g.script_id
    where g.account_id = ${accountId} and s.deleted_at is null
      and (not ${onlyOpen} or g.status in ('awaiting_approval', 'queued', 'running'))
    order by g.created_at desc, g.id desc limit 100`);

const RequestFacts = z.object({
  plan: z.enum(planIds),
  lastMinute: z.int(),
  answer: z.unknown().nullable(),
  sameRequest: z.boolean().nullable(),
});

/** What the policy of a new generation asks, and the remembered answer where the key was used before. */
export const findRequestFacts = (
  queries: Queries,
  accountId: string,
  key: string,
  requestHash: Buffer,
): Promise<z.infer<typeof RequestFacts>> =>
  queries.one(sql.type(RequestFacts)`
    select a.current_plan as plan, k.answer, k.request_hash = ${sql.binary(requestHash)} as "sameRequest",
      (select count(*) from generation g where g.account_id = a.id and g.created_at > now() - interval '1 minute') as "lastMinute"
    from account a
    left join idempotency_key k on k.account_id = a.id and k.key = ${key} and k.created_at > now() - interval '24 hours'
    where a.id = ${accountId}`);

export const rememberAnswer = (
  queries: Queries,
  accountId: string,
  key: string,
  requestHash: Buffer,
  answer: unknown,
): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into idempotency_key (account_id, key, request_hash, answer)
    values (${accountId}, ${key}, ${sql.binary(requestHash)}, ${sql.jsonb(answer as never)})
    on conflict (account_id, key) do update set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()`);

export type NewGeneration = {
  readonly id: string;
  readonly accountId: string;
  readonly scriptId: string;
  readonly cost: number;
  readonly retryOf: string | null;
};

const Times = z.object({ createdAt: z.string() });

/** A retry begins with what an earlier one has outlined: the whole that a cancel's share is measured against. */
export const insertGeneration = (queries: Queries, generation: NewGeneration): Promise<z.infer<typeof Times>> =>
  queries.one(sql.type(Times)`
    insert into generation (id, account_id, script_id, status, cost, retry_of, approved_at, planned_seconds)
    values (${generation.id}, ${generation.accountId}, ${generation.scriptId}, 'queued', ${generation.cost}, ${generation.retryOf},
      (select approved_at from generation where id = ${generation.retryOf}),
      (select sum((section ->> 'plannedSeconds')::numeric) from script s, jsonb_array_elements(s.outline) section where s.id = ${generation.scriptId}))
    returning created_at as "createdAt"`);

/** Whether a script has a generation that is not finished. */
export const hasOpenGeneration = (queries: Queries, scriptId: string): Promise<boolean> =>
  queries.exists(sql.typeAlias('none')`
    select from generation where script_id = ${scriptId} and status in ('awaiting_approval', 'queued', 'running')`);

export const purgeAnswers = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from idempotency_key where created_at < now() - interval '24 hours'`);
