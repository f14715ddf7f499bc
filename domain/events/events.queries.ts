import * as z from 'zod/mini';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';

const EventRow = z.object({ stream: z.string(), seq: z.int(), type: z.string(), payload: z.unknown(), at: z.string() });
export type EventRow = z.infer<typeof EventRow>;

/** Events of a stream after a number, in order. */
export const listEventsAfter = (queries: Queries, stream: string, seq: number, limit: number): Promise<Rows<EventRow>> =>
  listRows(
    queries,
    'event',
    sql.type(EventRow)`
    select stream, seq, type, payload, at from event
    where stream = ${stream} and seq > ${seq} order by seq limit ${limit}`,
  );

const StreamState = z.object({ seq: z.int(), oldest: z.nullable(z.int()) });

/** The current number of a stream, and the oldest one still kept; a stream without news stands at 0. */
export const findStream = async (queries: Queries, stream: string): Promise<z.infer<typeof StreamState>> =>
  (await queries.maybeOne(sql.type(StreamState)`
    select seq, (select min(e.seq) from event e where e.stream = s.stream) as oldest from event_stream s where stream = ${stream}`)) ?? {
    seq: 0,
    oldest: null,
  };

/** Days for which events are kept for whoever was away (design: architecture). */
const keptDays = 7;

export const purgeEvents = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from event where at < now() - make_interval(days => ${keptDays})`);
