import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import type { Try } from './limit.ts';

export const keyOf = ({ limit, of }: Try): string => `${limit.name}:${of}`;

/** The database's clock in milliseconds since 1970: API processes on several machines have to agree on it. */
export const now = sql.fragment`(extract(epoch from now()) * 1000)::bigint`;

/** Seconds after the newest reservation when those that nobody settled lapse: their process died, or could not reach the database. */
const heldSeconds = 60;

const stillHeld = sql.fragment`(case when r.taken_at < now() - make_interval(secs => ${heldSeconds}) then 0 else r.held end)`;

const Counter = z.object({
  key: z.string(),
  points: z.int(),
  held: z.int(),
  msLeft: z.int(),
  /** Milliseconds since the newest reservation. */
  msSince: z.nullable(z.int()),
});
export type Counter = z.infer<typeof Counter>;

/** The counters whose window goes on. */
export const listCounters = (queries: Queries, keys: readonly string[]): Promise<readonly Counter[]> =>
  queries.any(sql.type(Counter)`
    select r.key, r.points, ${stillHeld} as held, r.expire - ${now} as "msLeft",
      (extract(epoch from now() - r.taken_at) * 1000)::bigint as "msSince"
    from rate_limit r where r.key = any(${sql.array([...keys], 'text')}) and r.expire > ${now}`);

const Reserved = z.object({ expire: z.int(), takenAt: z.string() });

/** A reservation by its window and its moment: neither a later window nor somebody else's try is settled in its stead. */
export type Reserved = z.infer<typeof Reserved>;

/** Reserves one try, or counts it at once; `null` where none is left. The row's lock keeps two that come at once apart. */
export const reserve = (queries: Queries, one: Try, isCounted: boolean): Promise<Reserved | null> => {
  const { max, seconds, everySeconds } = one.limit;
  const [points, held] = isCounted ? [1, 0] : [0, 1];
  const isOver = sql.fragment`r.expire <= ${now}`;
  const afterAll =
    everySeconds === undefined
      ? sql.fragment``
      : sql.fragment`or coalesce(r.taken_at <= now() - make_interval(secs => ${everySeconds}), true)`;
  return queries.maybeOne(sql.type(Reserved)`
    insert into rate_limit as r (key, points, held, expire, taken_at, subject)
    values (${keyOf(one)}, ${points}, ${held}, ${now} + ${seconds * 1000}::bigint, clock_timestamp(), ${one.subject})
    on conflict (key) do update set
      points = ${points} + case when ${isOver} then 0 else r.points end,
      held = ${held} + case when ${isOver} then 0 else ${stillHeld} end,
      expire = case when ${isOver} then excluded.expire else r.expire end,
      taken_at = excluded.taken_at,
      subject = excluded.subject
    where ${isOver} or r.points + ${stillHeld} < ${max} ${afterAll}
    returning r.expire, r.taken_at::text as "takenAt"`);
};

/** A reserved try stays counted. */
export const keepReserved = (queries: Queries, one: Try, { expire }: Reserved): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update rate_limit set points = points + 1, held = greatest(held - 1, 0) where key = ${keyOf(one)} and expire = ${expire}::bigint`);

/** A reserved try is as if it had never been made: whoever comes next waits no longer for it. */
export const returnReserved = (queries: Queries, one: Try, { expire, takenAt }: Reserved): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update rate_limit set held = greatest(held - 1, 0), taken_at = case when taken_at = ${takenAt}::timestamptz then null else taken_at end
    where key = ${keyOf(one)} and expire = ${expire}::bigint`);
