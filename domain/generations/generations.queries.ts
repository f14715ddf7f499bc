import * as z from 'zod/mini';
import { listRows, type Rows } from '../../db/listRows.ts';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Generation, Usage, type GenerationScope } from '../../shared/generations.schema.ts';
import { planIds } from '../../shared/plans.ts';
import { generationColumns, sectionsTotal } from '../scriptPages/generationColumns.ts';

export const findGeneration = (queries: Queries, id: string): Promise<Generation | null> =>
  queries.maybeOne(sql.type(Generation)`select ${generationColumns} from generation g where g.id = ${id}`);

const Touched = z.extend(Generation, { revision: z.int() });

/** Raises the script's revision, and gives it with the generation as it is: one round trip, for every event needs both. */
export const touchAndFind = (queries: Queries, id: string, scriptId: string): Promise<z.infer<typeof Touched> | null> =>
  queries.maybeOne(sql.type(Touched)`
    with touched as (
      update script set revision = revision + 1, updated_at = now() where id = ${scriptId} returning revision
    )
    select touched.revision, ${generationColumns} from generation g, touched where g.id = ${id}`);

export const findOwnGeneration = (queries: Queries, accountId: string, id: string): Promise<Generation | null> =>
  queries.maybeOne(
    sql.type(Generation)`select ${generationColumns} from generation g where g.id = ${id} and g.account_id = ${accountId}`,
  );

export const listAccountGenerations = (queries: Queries, accountId: string, onlyOpen: boolean): Promise<Rows<Generation>> =>
  listRows(
    queries,
    'generation',
    sql.type(Generation)`
    select ${generationColumns} from generation g join script s on s.id = g.script_id
    where g.account_id = ${accountId} and s.deleted_at is null
      and (not ${onlyOpen} or g.status in ('awaiting_approval', 'queued', 'running'))
    order by g.created_at desc, g.id desc limit 100`,
  );

const RequestFacts = z.object({
  plan: z.enum(planIds),
  lastMinute: z.int(),
  answer: z.nullable(z.unknown()),
  sameRequest: z.nullable(z.boolean()),
  scripts: z.int(),
  textBytes: z.int(),
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
      (select count(*) from generation g where g.account_id = a.id and g.created_at > now() - interval '1 minute') as "lastMinute",
      coalesce(u.scripts, 0) as scripts, coalesce(u.text_bytes, 0) as "textBytes"
    from account a
    left join account_usage u on u.account_id = a.id
    left join idempotency_key k on k.account_id = a.id and k.key = ${key} and k.created_at > now() - interval '24 hours'
    where a.id = ${accountId}`);

export type NewGeneration = {
  readonly id: string;
  readonly accountId: string;
  readonly scriptId: string;
  readonly cost: number;
  readonly retryOf: string | null;
  readonly scope: GenerationScope | null;
  /** Whether it goes on from what `retryOf` has drafted. */
  readonly goesOn: boolean;
};

const Inserted = z.object({ createdAt: z.string(), sectionsTotal: z.nullable(z.int()) });

/** A retry begins with what an earlier one has outlined: the whole that a cancel's share is measured against. */
export const insertGeneration = (queries: Queries, generation: NewGeneration): Promise<z.infer<typeof Inserted>> => {
  const { id, accountId, scriptId, cost, retryOf, scope, goesOn } = generation;
  const outline = scope === null ? sql.fragment`s.outline` : sql.fragment`old.draft -> 'outline'`;
  const planned =
    scope?.kind === 'section'
      ? sql.fragment`${scope.seconds * scope.variants}::numeric`
      : sql.fragment`(select sum((section ->> 'plannedSeconds')::numeric) from jsonb_array_elements(${outline}) section)`;
  return queries.one(sql.type(Inserted)`
    insert into generation as g (id, account_id, script_id, status, cost, retry_of, scope, approved_at, draft, planned_seconds)
    select ${id}, ${accountId}, s.id, 'queued', ${cost}, ${retryOf}, ${scope && jsonb(scope)}, old.approved_at, old.draft, ${planned}
    from script s left join (
      select approved_at, case when ${goesOn} then draft end as draft from generation where id = ${retryOf}
    ) old on true
    where s.id = ${scriptId}
    returning g.created_at as "createdAt", ${sectionsTotal}`);
};

/** What a generation's model took; `null` where it asked none. A call that was refused before it began took nothing. */
export async function findUsage(queries: Queries, generationId: string): Promise<Usage | null> {
  const usage = await queries.one(sql.type(Usage)`
    select count(*) as calls, coalesce(sum(prompt_tokens), 0) as "promptTokens", coalesce(sum(completion_tokens), 0) as "completionTokens",
      sum(cost_usd) as "costUsd",
      count(*) filter (where (prompt_tokens is null or completion_tokens is null or cost_usd is null)
        and outcome not in ('OPTION_REFUSED', 'CONTEXT')) as uncounted
    from model_call where generation_id = ${generationId}`);
  return usage.calls === 0 ? null : usage;
}

/** A script's title as it stands; empty where it has none yet. */
export const findTitle = (queries: Queries, scriptId: string): Promise<string | null> =>
  queries.maybeOneFirst(sql.type(z.object({ title: z.string() }))`select title from script where id = ${scriptId}`);

/** The last generation that was asked for of a script. */
export const findLatestId = (queries: Queries, scriptId: string): Promise<string | null> =>
  queries.maybeOneFirst(
    sql.type(
      z.object({ id: z.uuid() }),
    )`select id from generation where script_id = ${scriptId} order by created_at desc, id desc limit 1`,
  );

/** What an account, or one of its scripts where one is given, has under way. */
export const listOpenIds = (queries: Queries, accountId: string, scriptId: string | null): Promise<readonly string[]> =>
  queries.anyFirst(sql.type(z.object({ id: z.uuid() }))`
    select id from generation
    where account_id = ${accountId} and (${scriptId}::uuid is null or script_id = ${scriptId}) and status in ('awaiting_approval', 'queued', 'running')
    order by id`);
