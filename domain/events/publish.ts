import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import type { EventPayload, EventType } from '../../shared/events.ts';

/** PostgreSQL's channel on which the relay of each API process listens. */
export const eventChannel = 'stillpoint_event';

export type NewEvent = { [T in EventType]: { readonly type: T; readonly payload: EventPayload<T> } }[EventType];

/** An event, or one that says a figure: made once the stream is locked, it holds for exactly the number that the event gets. */
export type PendingEvent = NewEvent | ((queries: Queries) => Promise<NewEvent>);

/**
 * Adds events to a stream, in the caller's transaction. The stream's row stays locked until the commit, so numbers
 * appear in commit order; therefore it is the last lock that a transaction takes, and streams go in alphabetical order.
 */
export async function publish(queries: Queries, stream: string, pending: readonly PendingEvent[]): Promise<void> {
  const events = await settle(queries, stream, pending);
  await queries.query(sql.typeAlias('none')`
    with given as (
      select value, ordinality from jsonb_array_elements(${jsonb(events)}) with ordinality
    ), next as (
      insert into event_stream (stream, seq) values (${stream}, ${events.length})
      on conflict (stream) do update set seq = event_stream.seq + ${events.length}
      returning seq
    ), kept as (
      insert into event (stream, seq, type, payload)
      select ${stream}, next.seq - ${events.length} + given.ordinality, given.value ->> 'type', given.value -> 'payload'
      from next, given
    ), notified as (
      select pg_notify(${eventChannel}, json_build_object('stream', ${stream}::text, 'seq', next.seq)::text) from next
    )
    select from notified`);
}

/** Makes the events that say figures, under the stream's lock: a figure that was read before it could be older than the last event's. */
async function settle(queries: Queries, stream: string, pending: readonly PendingEvent[]): Promise<readonly NewEvent[]> {
  if (pending.some((event) => typeof event === 'function')) await lockStream(queries, stream);
  const events: NewEvent[] = [];
  for (const event of pending) events.push(typeof event === 'function' ? await event(queries) : event);
  return events;
}

const lockStream = (queries: Queries, stream: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into event_stream (stream, seq) values (${stream}, 0) on conflict (stream) do update set seq = event_stream.seq`);
