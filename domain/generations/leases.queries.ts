import type { FragmentSqlToken } from 'slonik';
import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import type { FailureCode } from '../../shared/errorCodes.ts';
import { Generation, GenerationScope } from '../../shared/generations.schema.ts';
import { generationColumns } from '../scriptPages/generationColumns.ts';
import { maxAttempts, type Lease } from './lease.ts';
import { movedOn, Notified } from './movedOn.ts';

/** Adds a generation's job. A key for each lease number keeps jobs for the same turn from piling up. */
const addJob = (id: FragmentSqlToken, leaseSeq: FragmentSqlToken, delaySeconds = 0): FragmentSqlToken => sql.fragment`
  graphile_worker.add_job('write_script', json_build_object('generationId', ${id}), job_key => ${id} || ':' || ${leaseSeq} + 1,
    run_at => now() + make_interval(secs => ${delaySeconds}), max_attempts => 4)`;

/** Enqueues a generation: adds its job, in the caller's transaction. The job is only a signal. `leaseSeq` is the number to come. */
export const enqueueGeneration = (queries: Queries, id: string, leaseSeq: number, delaySeconds = 0): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with enqueued as (select ${addJob(sql.fragment`${id}::uuid`, sql.fragment`${leaseSeq - 1}::int`, delaySeconds)})
    select from enqueued`);

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

const Started = z.object({ leaseSeq: z.int(), scriptId: z.uuid(), attempt: z.int(), minutes: z.int() });

type LeaseStart = {
  readonly id: string;
  readonly accountId: string;
  readonly owner: string;
  readonly leaseSeconds: number;
  /** How many of the account's generations workers may hold, with this one. */
  readonly maxRunning: number;
};

/**
 * Begins a lease and its attempt, publishes it, and gives what the worker needs; `null` where the generation may not be taken up. One
 * statement that changes nothing where a condition fails: the account's lock, which the caller holds, keeps all of them true. Where the
 * account's other generations leave room for one more, its next one is enqueued: several that ended together may all have enqueued
 * this one.
 */
export const startLease = (
  queries: Queries,
  { id, accountId, owner, leaseSeconds, maxRunning }: LeaseStart,
): Promise<z.infer<typeof Started> | null> =>
  queries.maybeOne(sql.type(Started)`
    with others as materialized (
      select count(*) filter (where status = 'running') as running, coalesce(bool_or(status = 'queued'), false) as wait
      from generation where account_id = ${accountId} and status in ('queued', 'running') and id <> ${id}
    ), changed as (
      update generation as g set status = 'running', stage = coalesce(stage, case when planned_seconds is null then 'outline' else 'section' end), lease_seq = lease_seq + 1, attempts = attempts + 1,
        lease_owner = ${owner}, lease_expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}), started_at = coalesce(started_at, now())
      where id = ${id} and status = 'queued' and attempts < ${maxAttempts} and cancel_requested_at is null
        and available_at <= clock_timestamp() and (select running from others) < ${maxRunning}
      returning ${generationColumns}, g.lease_seq
    ), attempt as (
      insert into generation_attempt (generation_id, lease_seq, worker) select id, lease_seq, ${owner} from changed
    ), enqueued as (
      select ${addJob(sql.fragment`next.id`, sql.fragment`next."leaseSeq"`)}
      from changed, others, lateral (${nextWaiting(accountId, sql.fragment`changed.id`, true)}) next
      where others.wait and others.running + 1 < ${maxRunning}
    ), ${movedOn({ accountId, type: 'script.started' })}
    select changed.lease_seq as "leaseSeq", changed."scriptId", changed.attempts as attempt, touched.minutes
    from changed, touched, (select count(*) from notified) told, (select count(*) from enqueued) queued`);

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

/** The last stage of a generation, published; false where the lease is not the current one any more. */
export const setChecking = async (queries: Queries, { accountId, generationId, leaseSeq }: Lease): Promise<boolean> => {
  const notified = await queries.oneFirst(sql.type(Notified)`
    with changed as (
      update generation g set stage = 'checks' where g.id = ${generationId} and g.lease_seq = ${leaseSeq} and g.status = 'running'
      returning ${generationColumns}, g.lease_seq
    ), ${movedOn({ accountId, type: 'script.stage' })}
    select count(*) from notified`);
  return notified > 0;
};

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

export type End = {
  readonly id: string;
  readonly leaseSeq: number;
  readonly status: 'completed' | 'failed' | 'cancelled';
  readonly charged: number;
  readonly failure?: FailureCode;
  /** Why the attempt ended, where something went wrong. */
  readonly reason?: string;
};

/** Ends a generation with its lease, and enqueues the account's next one, which may have been waiting for this one to end. */
export const endAndEnqueueNext = (queries: Queries, accountId: string, end: End): Promise<unknown> => {
  const { id, leaseSeq, status, charged, failure = null, reason = null } = end;
  return queries.query(sql.typeAlias('none')`
    with attempt as (
      update generation_attempt set ended_at = now(), outcome = ${status}, reason = ${reason}
      where generation_id = ${id} and lease_seq = ${leaseSeq} and ended_at is null
    ), ended as (
      update generation set status = ${status}, charged = ${charged}, failure = ${failure}, lease_owner = null, lease_expires_at = null, finished_at = now()
      where id = ${id}
    ), ${enqueuedNext(accountId, id)}
    select from enqueued`);
};

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
 * The account's oldest waiting generation but this one that may be taken up now and that no job is for. A job that a worker is just
 * handling does not count; to a worker that has just claimed this one it does: its own may be the one for the next.
 */
const nextWaiting = (accountId: string, but: FragmentSqlToken, isClaimed: boolean): FragmentSqlToken => sql.fragment`
  select id, lease_seq as "leaseSeq" from generation g
  where account_id = ${accountId} and status = 'queued' and available_at <= now() and id is distinct from ${but}
    and not exists (
      select from graphile_worker.jobs j
      where j.key = g.id || ':' || g.lease_seq + 1 ${isClaimed ? sql.fragment`` : sql.fragment`and j.locked_at is null`}
    )
  order by created_at limit 1`;

const enqueuedNext = (accountId: string, but: string | null): FragmentSqlToken => sql.fragment`
    next as (${nextWaiting(accountId, sql.fragment`${but}::uuid`, false)}), enqueued as (
      select ${addJob(sql.fragment`next.id`, sql.fragment`next."leaseSeq"`)} from next
    )`;

/** Enqueues the account's next generation, which may have been refused because of the limit: it has one fewer under way. */
export const enqueueNext = (queries: Queries, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`with ${enqueuedNext(accountId, null)} select from enqueued`);
