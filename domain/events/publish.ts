import { jsonb } from '../../db/jsonb.ts';
import { sql, type Transaction } from '../../db/pool.ts';
import type { EventPayload, EventType } from '../../shared/events.ts';

/** PostgreSQL's channel on which the relay of each API process listens. */
export const eventChannel = 'stillpoint_event';

export type NewEvent = { [T in EventType]: { readonly type: T; readonly payload: EventPayload<T> } }[EventType];

/** An event, or one that says a figure: made once the stream is locked, it holds for exactly the number that the event gets. */
export type PendingEvent = NewEvent | ((queries: Transaction) => Promise<NewEvent>);

/** Events for one stream, in their order. */
export type Batch = { readonly stream: string; readonly events: readonly PendingEvent[] };

/**
 * Adds events to streams, in the caller's transaction. A stream's row stays locked until the commit, so numbers
 * appear in commit order; therefore it is the last lock that a transaction takes, and streams go in alphabetical order.
 */
export async function publish(queries: Transaction, batches: readonly Batch[]): Promise<void> {
  const inOrder = batches.toSorted(({ stream: one }, { stream: other }) => (one < other ? -1 : 1));
  // A figure is read under its stream's lock, which comes after the locks of the streams before it.
  if (!inOrder.some(({ events }) => events.some((event) => typeof event === 'function'))) return add(queries, inOrder);
  for (const { stream, events } of inOrder) await add(queries, [{ stream, events: await settle(queries, stream, events) }]);
}

/** One statement for all: whoever publishes waits for the database once. */
async function add(queries: Transaction, batches: readonly Batch[]): Promise<void> {
  await queries.query(sql.typeAlias('none')`
    with batch as (
      select value ->> 'stream' as stream, value -> 'events' as events, jsonb_array_length(value -> 'events') as count
      from jsonb_array_elements(${jsonb(batches)})
    ), next as (
      insert into event_stream (stream, seq)
      select stream, count from batch order by stream collate "C"
      on conflict (stream) do update set seq = event_stream.seq + excluded.seq
      returning stream, seq
    ), kept as (
      insert into event (stream, seq, type, payload)
      select batch.stream, next.seq - batch.count + given.ordinality, given.value ->> 'type', given.value -> 'payload'
      from batch join next using (stream), jsonb_array_elements(batch.events) with ordinality given
    ), notified as (
      select pg_notify(${eventChannel}, json_build_object('stream', stream, 'seq', seq)::text) from next
    )
    select from notified`);
}

/** Makes the events that say figures, under the stream's lock: a figure that was read before it could be older than the last event's. */
async function settle(queries: Transaction, stream: string, pending: readonly PendingEvent[]): Promise<readonly NewEvent[]> {
  if (pending.some((event) => typeof event === 'function')) await lockStream(queries, stream);
  const events: NewEvent[] = [];
  for (const event of pending) events.push(typeof event === 'function' ? await event(queries) : event);
  return events;
}

const lockStream = (queries: Transaction, stream: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into event_stream (stream, seq) values (${stream}, 0) on conflict (stream) do update set seq = event_stream.seq`);
