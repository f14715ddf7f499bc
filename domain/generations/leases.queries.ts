import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import type { FailureCode } from '../../shared/errorCodes.ts';
import { Generation, GenerationScope } from '../../shared/generations.schema.ts';
import { generationColumns } from '../scriptPages/generationColumns.ts';
import { maxAttempts } from './lease.ts';

/**
 * Enqueues a generation: adds its job, in the caller's transaction. The job is only a signal; a key for each
 * lease number keeps jobs for the same turn from piling up.
 */
export const enqueueGeneration = (queries: Queries, id: string, leaseSeq: number, delaySeconds = 0): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with enqueued as (
      select graphile_worker.add_job('write_script', json_build_object('generationId', ${id}::uuid),
        job_key => ${`${id}:${leaseSeq}`}, run_at => now() + make_interval(secs => ${delaySeconds}), max_attempts => 4)
    ) select from enqueued`);

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
  scope: z.nullable(GenerationScope),
});

export type GenerationLock = z.infer<typeof Lock>;

/** Locks a generation; the account's lock comes before it. */
export const lockGeneration = (queries: Queries, id: string): Promise<GenerationLock | null> =>
  queries.maybeOne(sql.type(Lock)`
    select account_id as "accountId", status, lease_seq as "leaseSeq", attempts, cost, scope, script_id as "scriptId", planned_seconds as "plannedSeconds",
      coalesce(lease_expires_at < clock_timestamp(), false) as expired, cancel_requested_at is not null as "cancelRequested",
      available_at <= clock_timestamp() as "isDue"
    from generation where id = ${id} for update`);

const Started = z.extend(Generation, {
  leaseSeq: z.int(),
  minutes: z.int(),
  revision: z.int(),
  running: z.int(),
  othersWait: z.boolean(),
});

type LeaseStart = {
  readonly id: string;
  readonly accountId: string;
  readonly owner: string;
  readonly leaseSeconds: number;
  /** How many of the account's generations workers may hold, with this one. */
  readonly maxRunning: number;
};

/**
 * Begins a lease and its attempt, raises the script's revision, and gives what the worker and the event need; `null` where the
 * generation may not be taken up. One statement that changes nothing where a condition fails: the account's lock, which the caller
 * holds, keeps all of them true. `running` and `othersWait` are of the account's other generations.
 */
export const startLease = (
  queries: Queries,
  { id, accountId, owner, leaseSeconds, maxRunning }: LeaseStart,
): Promise<z.infer<typeof Started> | null> =>
  queries.maybeOne(sql.type(Started)`
    with others as materialized (
      select count(*) filter (where status = 'running') as running, coalesce(bool_or(status = 'queued'), false) as "othersWait"
      from generation where account_id = ${accountId} and status in ('queued', 'running') and id <> ${id}
    ), claimed as (
      update generation as g set status = 'running', stage = coalesce(stage, case when planned_seconds is null then 'outline' else 'section' end), lease_seq = lease_seq + 1, attempts = attempts + 1,
        lease_owner = ${owner}, lease_expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}), started_at = coalesce(started_at, now())
      where id = ${id} and status = 'queued' and attempts < ${maxAttempts} and cancel_requested_at is null
        and available_at <= clock_timestamp() and (select running from others) < ${maxRunning}
      returning g.lease_seq as "leaseSeq", ${generationColumns}
    ), attempt as (
      insert into generation_attempt (generation_id, lease_seq, worker) select id, "leaseSeq", ${owner} from claimed
    ), touched as (
      update script s set revision = s.revision + 1, updated_at = now() from claimed where s.id = claimed."scriptId"
      returning s.revision, s.duration_minutes as minutes
    )
    select * from claimed, touched, others`);

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

/**
 * The account's oldest waiting generation that may be taken up now and that no job is for. A job that a worker is just handling does
 * not count; to a worker that has claimed one generation, `claimed`, it does: its own may be the one for the next.
 */
export const findNextWaiting = (
  queries: Queries,
  accountId: string,
  claimed: string | null,
): Promise<{ id: string; leaseSeq: number } | null> =>
  queries.maybeOne(sql.type(z.object({ id: z.uuid(), leaseSeq: z.int() }))`
    select id, lease_seq as "leaseSeq" from generation g
    where account_id = ${accountId} and status = 'queued' and available_at <= now() and id is distinct from ${claimed}::uuid
      and not exists (
        select from graphile_worker.jobs j
        where j.key = g.id || ':' || g.lease_seq + 1 and (j.locked_at is null or ${claimed !== null})
      )
    order by created_at limit 1`);
