import type { FragmentSqlToken } from 'slonik';
import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import type { FailureCode } from '../../shared/errorCodes.ts';
import { Generation, GenerationScope } from '../../shared/generations.schema.ts';
import { generationColumns } from '../scriptPages/generationColumns.ts';

/**
 * Enqueues a generation: adds its job, in the caller's transaction. The job is only a signal; a key for each
 * lease number keeps jobs for the same turn from piling up.
 */
export const enqueueGeneration = (queries: Queries, id: string, leaseSeq: number, delaySeconds = 0): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with enqueued as (
      select ${jobFor(sql.fragment`${id}::uuid`, sql.fragment`${leaseSeq}::int`, delaySeconds)}
    ) select from enqueued`);

const jobFor = (id: FragmentSqlToken, leaseSeq: FragmentSqlToken, delaySeconds: number): FragmentSqlToken => sql.fragment`
  graphile_worker.add_job('write_script', json_build_object('generationId', ${id}), job_key => ${id} || ':' || ${leaseSeq},
    run_at => now() + make_interval(secs => ${delaySeconds}), max_attempts => 4)`;

const Lock = z.object({
  accountId: z.uuid(),
  status: Generation.shape.status,
  leaseSeq: z.int(),
  attempts: z.int(),
  cost: z.int(),
  expired: z.boolean(),
  cancelRequested: z.boolean(),
  scriptId: z.uuid(),
  plannedSeconds: z.nullable(z.number()),
  isDue: z.boolean(),
  running: z.int(),
  scope: z.nullable(GenerationScope),
});

export type GenerationLock = z.infer<typeof Lock>;

/**
 * Locks a generation; the account's lock comes before it. `running` is how many of the account's generations workers
 * hold now: exact, for none begins or ends without the account's lock.
 */
export const lockGeneration = (queries: Queries, id: string): Promise<GenerationLock | null> =>
  queries.maybeOne(sql.type(Lock)`
    select account_id as "accountId", status, lease_seq as "leaseSeq", attempts, cost, scope, script_id as "scriptId", planned_seconds as "plannedSeconds",
      coalesce(lease_expires_at < clock_timestamp(), false) as expired, cancel_requested_at is not null as "cancelRequested",
      available_at <= clock_timestamp() as "isDue",
      (select count(*) from generation r where r.account_id = g.account_id and r.status = 'running') as running
    from generation g where id = ${id} for update of g`);

const Started = z.extend(Generation, { leaseSeq: z.int(), minutes: z.int(), revision: z.int(), enqueued: z.int() });

type LeaseStart = {
  readonly id: string;
  readonly accountId: string;
  readonly owner: string;
  readonly leaseSeconds: number;
  /** Whether the account may have one more under way: then its next one is enqueued. */
  readonly hasRoom: boolean;
};

/**
 * Begins a lease and its attempt, raises the script's revision, and gives what the worker and the event need. Generations that
 * ended together may all have enqueued this one: where there is room, the account's next one is enqueued by the same statement.
 */
export const startLease = (
  queries: Queries,
  { id, accountId, owner, leaseSeconds, hasRoom }: LeaseStart,
): Promise<z.infer<typeof Started>> =>
  queries.one(sql.type(Started)`
    with claimed as (
      update generation as g set status = 'running', stage = coalesce(stage, case when planned_seconds is null then 'outline' else 'section' end), lease_seq = lease_seq + 1, attempts = attempts + 1,
        lease_owner = ${owner}, lease_expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}), started_at = coalesce(started_at, now())
      where id = ${id} returning g.lease_seq, ${generationColumns}
    ), attempt as (
      insert into generation_attempt (generation_id, lease_seq, worker) select ${id}, lease_seq, ${owner} from claimed
    ), touched as (
      update script s set revision = s.revision + 1, updated_at = now() from claimed where s.id = claimed."scriptId"
      returning s.revision, s.duration_minutes as minutes
    ), next as (
      ${nextWaiting(accountId, sql.fragment``, sql.fragment`and g.id <> ${id} and ${hasRoom}::boolean`)}
    ), enqueued as (
      select ${jobFor(sql.fragment`next.id`, sql.fragment`next."leaseSeq" + 1`, 0)} from next
    )
    select claimed.*, lease_seq as "leaseSeq", touched.*, (select count(*) from enqueued) as enqueued from claimed, touched`);

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

/** Rests until the person approves; no attempt is spent on it. What is proposed stays, whatever the person makes of it. */
export const restForApproval = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update generation g set status = 'awaiting_approval', lease_owner = null, lease_expires_at = null, attempts = attempts - 1,
      available_at = now() + make_interval(hours => ${approvalHours}),
      proposed_outline = (select s.outline from script s where s.id = g.script_id)
    where id = ${id}`);

export const setApproved = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(
    sql.typeAlias('none')`update generation set status = 'queued', approved_at = now(), available_at = now() where id = ${id}`,
  );

export const requestCancel = (queries: Queries, id: string): Promise<unknown> =>
  queries.query(
    sql.typeAlias('none')`update generation set cancel_requested_at = coalesce(cancel_requested_at, now()) where id = ${id}`,
  );

/** The account's oldest waiting generation that may be taken up now and that no job is for; one that a worker is just handling does not count. */
export const findNextWaiting = (queries: Queries, accountId: string): Promise<{ id: string; leaseSeq: number } | null> =>
  queries.maybeOne(
    sql.type(
      z.object({ id: z.uuid(), leaseSeq: z.int() }),
    )`${nextWaiting(accountId, sql.fragment`and j.locked_at is null`, sql.fragment``)}`,
  );

/** `ofJob` says which jobs count, `and` which generations. A worker that claims counts every job: its own may be the one for the next. */
const nextWaiting = (accountId: string, ofJob: FragmentSqlToken, and: FragmentSqlToken): FragmentSqlToken => sql.fragment`
  select id, lease_seq as "leaseSeq" from generation g
  where account_id = ${accountId} and status = 'queued' and available_at <= now()
    and not exists (
      select from graphile_worker.jobs j
      where j.key = g.id || ':' || g.lease_seq + 1 ${ofJob}
    ) ${and}
  order by created_at limit 1`;
