import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

/** A payload that was large and is older than a day is gone: `null`. */
const EventRow = z.object({ stream: z.string(), seq: z.int(), type: z.string(), payload: z.unknown(), at: z.string() });
export type EventRow = z.infer<typeof EventRow>;

export type Batch = {
  /** At most so many events, of about so many bytes: one event more than fits, so that there is always one. */
  readonly events: number;
  readonly bytes: number;
};

/** The next events of a stream after a number, in order, as many as fit. */
export async function listEventsAfter(
  queries: Queries,
  stream: string,
  seq: number,
  batch: Batch,
): Promise<{ readonly events: readonly EventRow[]; readonly isMore: boolean }> {
  const rows = await queries.any(sql.type(z.extend(EventRow, { read: z.int() }))`
    select stream, seq, type, payload, at, before + bytes as read from (
      select stream, seq, type, payload, at, coalesce(bytes, 0) as bytes,
        (sum(coalesce(bytes, 0)) over (order by seq) - coalesce(bytes, 0))::int as before
      from (select * from event where stream = ${stream} and seq > ${seq} order by seq limit ${batch.events}) next
    ) counted
    where before < ${batch.bytes} order by seq`);
  return {
    events: rows.map(({ read: _read, ...event }) => event),
    isMore: rows.length === batch.events || (rows.at(-1)?.read ?? 0) >= batch.bytes,
  };
}

const StreamState = z.object({ seq: z.int() });

/** Where a stream stands: the number of its last event. */
export const findStream = async (queries: Queries, stream: string): Promise<z.infer<typeof StreamState>> =>
  (await queries.maybeOne(sql.type(StreamState)`select seq from event_stream where stream = ${stream}`)) ?? { seq: 0 };

const Missed = z.object({ events: z.int(), bytes: z.int(), isPurged: z.boolean() });

/** What is kept of a stream after one number up to another: how many events, of how many bytes, and whether a payload is gone. */
export const countMissed = (queries: Queries, stream: string, after: number, upTo: number): Promise<z.infer<typeof Missed>> =>
  queries.one(sql.type(Missed)`
    select count(*)::int as events, coalesce(sum(bytes), 0)::int as bytes, coalesce(bool_or(payload is null), false) as "isPurged"
    from event where stream = ${stream} and seq > ${after} and seq <= ${upTo}`);
