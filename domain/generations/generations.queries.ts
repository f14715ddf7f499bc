import * as z from 'zod';
import { sql, type Queries } from '../../db/pool.ts';
import type { FailureCode } from '../../shared/errorCodes.ts';
import { GenerateBody, Generation, OutlineSection } from '../../shared/generations.schema.ts';
import { Section } from '../../shared/scripts.schema.ts';
import { planIds } from '../../shared/plans.ts';

/** A generation's columns as the API shows them; the alias `g` is the table. */
const shown = sql.fragment`
  g.id, g.script_id as "scriptId", g.status, g.stage, g.cost, g.charged, g.attempts, g.failure, g.retry_of as "retryOf",
  g.cancel_requested_at as "cancelRequestedAt", g.available_at as "availableAt", g.created_at as "createdAt",
  g.started_at as "startedAt", g.finished_at as "finishedAt",
  (select count(*) from generation_section gs where gs.generation_id = g.id) as "sectionsDone",
  (select nullif(jsonb_array_length(s.outline), 0) from script s where s.id = g.script_id) as "sectionsTotal"`;

export const findGeneration = (queries: Queries, id: string): Promise<Generation | null> =>
  queries.maybeOne(sql.type(Generation)`select ${shown} from generation g where g.id = ${id}`);

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

export const insertGeneration = (queries: Queries, generation: NewGeneration): Promise<z.infer<typeof Times>> =>
  queries.one(sql.type(Times)`
    insert into generation (id, account_id, script_id, status, cost, retry_of, approved_at)
    values (${generation.id}, ${generation.accountId}, ${generation.scriptId}, 'queued', ${generation.cost}, ${generation.retryOf},
      (select approved_at from generation where id = ${generation.retryOf}))
    returning created_at as "createdAt"`);

/** Whether a script has a generation that is not finished. */
export const hasOpenGeneration = (queries: Queries, scriptId: string): Promise<boolean> =>
  queries.exists(sql.typeAlias('none')`
    select from generation where script_id = ${scriptId} and status in ('awaiting_approval', 'queued', 'running')`);

/**
 * Rings for a generation: adds its job, in the caller's transaction. The job is only a doorbell; a key for each
 * lease number keeps rings for the same turn from piling up.
 */
export const ringWorker = (queries: Queries, id: string, leaseSeq: number, delaySeconds = 0): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with rung as (
      select graphile_worker.add_job('write_script', ${sql.jsonb({ generationId: id })}::json, job_key => ${`${id}:${leaseSeq}`},
        run_at => now() + make_interval(secs => ${delaySeconds}), max_attempts => 4)
    ) select from rung`);

const Lock = z.object({
  accountId: z.uuid(),
  status: Generation.shape.status,
  leaseSeq: z.int(),
  attempts: z.int(),
  cost: z.int(),
  expired: z.boolean(),
  cancelRequested: z.boolean(),
  scriptId: z.uuid(),
  plannedSeconds: z.number().nullable(),
  isDue: z.boolean(),
});
export type GenerationLock = z.infer<typeof Lock>;

/** Locks a generation; the account's lock comes before it. */
export const lockGeneration = (queries: Queries, id: string): Promise<GenerationLock | null> =>
  queries.maybeOne(sql.type(Lock)`
    select account_id as "accountId", status, lease_seq as "leaseSeq", attempts, cost, script_id as "scriptId", planned_seconds as "plannedSeconds",
      coalesce(lease_expires_at < clock_timestamp(), false) as expired, cancel_requested_at is not null as "cancelRequested",
      available_at <= clock_timestamp() as "isDue"
    from generation where id = ${id} for update`);

export const findAccountOf = (queries: Queries, generationId: string): Promise<string | null> =>
  queries.maybeOneFirst(
    sql.type(z.object({ account_id: z.uuid() }))`select account_id from generation where id = ${generationId}`,
  );

/** Generations of an account that workers hold now. */
export const countRunning = (queries: Queries, accountId: string): Promise<number> =>
  queries.oneFirst(
    sql.type(
      z.object({ count: z.int() }),
    )`select count(*) from generation where account_id = ${accountId} and status = 'running'`,
  );

const Started = z.object({ leaseSeq: z.int(), attempt: z.int(), minutes: z.int() });

export const startLease = (queries: Queries, id: string, owner: string, leaseSeconds: number): Promise<z.infer<typeof Started>> =>
  queries.one(sql.type(Started)`
    with claimed as (
      update generation set status = 'running', stage = coalesce(stage, 'outline'), lease_seq = lease_seq + 1, attempts = attempts + 1,
        lease_owner = ${owner}, lease_expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}), started_at = coalesce(started_at, now())
      where id = ${id} returning lease_seq, attempts, script_id
    ), attempt as (
      insert into generation_attempt (generation_id, lease_seq, worker) select ${id}, lease_seq, ${owner} from claimed
    )
    select lease_seq as "leaseSeq", attempts as attempt, s.duration_minutes as minutes from claimed join script s on s.id = claimed.script_id`);

const Renewal = z.object({ cancelRequested: z.boolean() });

/** Keeps a lease that has not run out; `null` where it is lost. */
export const renewLeaseRow = (
  queries: Queries,
  id: string,
  leaseSeq: number,
  leaseSeconds: number,
): Promise<z.infer<typeof Renewal> | null> =>
  queries.maybeOne(sql.type(Renewal)`
    update generation set lease_expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and lease_seq = ${leaseSeq} and status = 'running' and lease_expires_at > clock_timestamp()
    returning cancel_requested_at is not null as "cancelRequested"`);

/** The fence of every write of the work: true while this lease is the current one. */
export const holdsLease = (queries: Queries, id: string, leaseSeq: number): Promise<boolean> =>
  queries.exists(sql.typeAlias('none')`
    select from generation where id = ${id} and lease_seq = ${leaseSeq} and status = 'running' for update`);

export const setStage = (
  queries: Queries,
  id: string,
  stage: NonNullable<Generation['stage']>,
  plannedSeconds: number | null = null,
): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update generation set stage = ${stage}, planned_seconds = coalesce(${plannedSeconds}::numeric, planned_seconds) where id = ${id}`);

export const endLease = (
  queries: Queries,
  id: string,
  leaseSeq: number,
  outcome: string,
  reason: string | null,
): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update generation_attempt set ended_at = now(), outcome = ${outcome}, reason = ${reason}
    where generation_id = ${id} and lease_seq = ${leaseSeq} and ended_at is null`);

/** Back to the queue. `spent` says whether the attempt counts. */
export const requeue = (queries: Queries, id: string, delaySeconds: number, spent: boolean): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update generation set status = 'queued', lease_owner = null, lease_expires_at = null,
      attempts = attempts - ${spent ? 0 : 1}, available_at = now() + make_interval(secs => ${delaySeconds})
    where id = ${id}`);

export const endGeneration = (
  queries: Queries,
  id: string,
  status: 'completed' | 'failed' | 'cancelled',
  charged: number,
  failure: FailureCode | null,
): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update generation set status = ${status}, charged = ${charged}, failure = ${failure}, lease_owner = null, lease_expires_at = null, finished_at = now()
    where id = ${id}`);

/** Hours for which an outline waits for its approval (issue: outline first). */
const approvalHours = 24;

/** Rests until the person approves; no attempt is spent on it. */
export const restForApproval = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update generation set status = 'awaiting_approval', lease_owner = null, lease_expires_at = null, attempts = attempts - 1,
      available_at = now() + make_interval(hours => ${approvalHours})
    where id = ${id}`);

export const setApproved = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(
    sql.typeAlias('none')`update generation set status = 'queued', approved_at = now(), available_at = now() where id = ${id}`,
  );

export const requestCancel = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(
    sql.typeAlias('none')`update generation set cancel_requested_at = coalesce(cancel_requested_at, now()) where id = ${id}`,
  );

export const insertSection = (queries: Queries, generationId: string, section: Section, memory: unknown): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into generation_section (generation_id, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory)
    values (${generationId}, ${section.position}, ${section.kind}, ${section.title}, ${section.plannedSeconds}, ${section.content},
      ${section.speechSeconds}, ${section.silenceSeconds}, ${sql.jsonb(memory as never)})`);

export const copySections = (queries: Queries, from: string, to: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into generation_section (generation_id, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory)
    select ${to}, position, kind, title, planned_seconds, content, speech_seconds, silence_seconds, memory from generation_section where generation_id = ${from}`);

const shownSection = sql.fragment`position, kind, title, planned_seconds as "plannedSeconds", content, speech_seconds as "speechSeconds", silence_seconds as "silenceSeconds"`;

export const listSections = (queries: Queries, generationId: string): Promise<readonly Section[]> =>
  queries.any(
    sql.type(Section)`select ${shownSection} from generation_section where generation_id = ${generationId} order by position`,
  );

const SectionWithMemory = Section.extend({ memory: z.unknown() });

export const listSectionsWithMemory = (
  queries: Queries,
  generationId: string,
): Promise<readonly z.infer<typeof SectionWithMemory>[]> =>
  queries.any(
    sql.type(
      SectionWithMemory,
    )`select ${shownSection}, memory from generation_section where generation_id = ${generationId} order by position`,
  );

const Task = z.object({
  generationId: z.uuid(),
  scriptId: z.uuid(),
  accountId: z.uuid(),
  title: z.string(),
  request: GenerateBody,
  outline: z.array(OutlineSection),
  writer: z.enum(['composer', 'model']).nullable(),
  seed: z.string().nullable(),
  plan: z.enum(planIds),
  isApproved: z.boolean(),
});
/** All that a writer needs to know of its work. */
export type WritingTask = z.infer<typeof Task>;

export const getTask = (queries: Queries, generationId: string): Promise<WritingTask> =>
  queries.one(sql.type(Task)`
    select g.id as "generationId", g.script_id as "scriptId", g.account_id as "accountId", s.title, s.request, s.outline, s.writer, s.seed,
      a.current_plan as plan, g.approved_at is not null as "isApproved"
    from generation g join script s on s.id = g.script_id join account a on a.id = g.account_id where g.id = ${generationId}`);

export type NewModelCall = {
  readonly purpose: string;
  readonly model: string;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly milliseconds: number;
  readonly outcome: string;
};

export const insertModelCall = (queries: Queries, generationId: string, call: NewModelCall): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into model_call (generation_id, purpose, model, prompt_tokens, completion_tokens, milliseconds, outcome)
    values (${generationId}, ${call.purpose}, ${call.model}, ${call.promptTokens}, ${call.completionTokens}, ${Math.round(call.milliseconds)}, ${call.outcome})`);

const Candidate = z.object({ id: z.uuid() });

/** Leases that have run out, waiting work that nothing rings for, outlines that lapsed: candidates only, read without a lock. */
export const listReapable = (queries: Queries, limit: number): Promise<readonly string[]> =>
  queries.anyFirst(sql.type(Candidate)`
    (select id from generation where status = 'running' and lease_expires_at < clock_timestamp() order by lease_expires_at limit ${limit})
    union all
    (select g.id from generation g where g.status = 'queued' and g.available_at < clock_timestamp() - interval '30 seconds'
      and not exists (select from graphile_worker.jobs j where j.key = g.id || ':' || g.lease_seq + 1 and j.locked_at is null)
      order by g.available_at limit ${limit})
    union all
    (select id from generation where status = 'awaiting_approval' and available_at < clock_timestamp() limit ${limit})`);

/** The account's oldest waiting generation that may be taken up now. */
export const findNextWaiting = (queries: Queries, accountId: string): Promise<{ id: string; leaseSeq: number } | null> =>
  queries.maybeOne(sql.type(z.object({ id: z.uuid(), leaseSeq: z.int() }))`
    select id, lease_seq as "leaseSeq" from generation
    where account_id = ${accountId} and status = 'queued' and available_at <= now() order by created_at limit 1`);

export const purgeAnswers = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from idempotency_key where created_at < now() - interval '24 hours'`);
