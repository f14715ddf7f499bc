import * as z from 'zod';
import { sql, type Queries } from '../../db/pool.ts';
import type { FailureCode } from '../../shared/errorCodes.ts';
import { Generation } from '../../shared/generations.schema.ts';

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

const Candidate = z.object({ id: z.uuid() });

/**
 * Leases that have run out, waiting work that nothing rings for, outlines that lapsed: candidates only, read without a
 * lock. A bell that a dead worker holds, or whose tries are used up, rings no more.
 */
export const listReapable = (queries: Queries, limit: number): Promise<readonly string[]> =>
  queries.anyFirst(sql.type(Candidate)`
    (select id from generation where status = 'running' and lease_expires_at < clock_timestamp() order by lease_expires_at limit ${limit})
    union all
    (select g.id from generation g where g.status = 'queued' and g.available_at < clock_timestamp() - interval '30 seconds'
      and not exists (
        select from graphile_worker.jobs j
        where j.key = g.id || ':' || g.lease_seq + 1 and j.locked_at is null and j.attempts < j.max_attempts
      )
      order by g.available_at limit ${limit})
    union all
    (select id from generation where status = 'awaiting_approval' and available_at < clock_timestamp() limit ${limit})`);

/**
 * The account's oldest waiting generation that may be taken up now and that nothing rings for. Whether a bell that a
 * worker is just answering still rings is the caller's to say: it may be the one that found no place free.
 */
export const findNextWaiting = (
  queries: Queries,
  accountId: string,
  answered: 'rings' | 'rings no more',
): Promise<{ id: string; leaseSeq: number } | null> =>
  queries.maybeOne(sql.type(z.object({ id: z.uuid(), leaseSeq: z.int() }))`
    select id, lease_seq as "leaseSeq" from generation g
    where account_id = ${accountId} and status = 'queued' and available_at <= now()
      and not exists (
        select from graphile_worker.jobs j
        where j.key = g.id || ':' || g.lease_seq + 1 and (${answered === 'rings'} or j.locked_at is null)
      )
    order by created_at limit 1`);
