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
 * For a statement that publishes what it has itself written: the end of its list of named queries. Before it stands `batch`, a row for
 * each `stream` with its `events`, a JSON array of types and payloads; `notified` has a row for each stream, and is to be read, or
 * nobody hears of it. Locks as `publish` does, after all that `batch` reads.
 */
export const published = sql.fragment`
    next as (
      insert into event_stream (stream, seq)
      select stream, jsonb_array_length(events) from batch order by stream collate "C"
      on conflict (stream) do update set seq = event_stream.seq + excluded.seq
      returning stream, seq
    ), added as (
      insert into event (stream, seq, type, payload)
      select batch.stream, next.seq - jsonb_array_length(batch.events) + given.ordinality, given.value ->> 'type', given.value -> 'payload'
      from batch join next using (stream), jsonb_array_elements(batch.events) with ordinality given
    ), notified as (
      select pg_notify(${eventChannel}, json_build_object('stream', stream, 'seq', seq)::text)
      from next join batch using (stream) where jsonb_array_length(batch.events) > 0
    )`;

/**
 * Adds events to streams, in the caller's transaction. A stream's row stays locked until the commit, so numbers
 * appear in commit order; therefore it is the last lock that a transaction takes, and streams go in alphabetical order.
 */
export async function publish(queries: Transaction, batches: readonly Batch[]): Promise<void> {
  const inOrder = batches.toSorted(({ stream: one }, { stream: other }) => (one < other ? -1 : 1));
  let settled: Batch[] = [];
  for (const { stream, events } of inOrder) {
    // A figure is read under its stream's lock, which comes after the locks of the streams before it. A batch of nothing only locks.
    const isPending = events.some((event) => typeof event === 'function');
    if (isPending) await add(queries, [...settled, { stream, events: [] }]);
    settled = isPending ? [{ stream, events: await settle(queries, events) }] : [...settled, { stream, events }];
  }
  await add(queries, settled);
}

/** One statement for all: whoever publishes waits for the database once. */
async function add(queries: Transaction, batches: readonly Batch[]): Promise<void> {
  await queries.query(sql.typeAlias('none')`
    with batch as (
      select value ->> 'stream' as stream, value -> 'events' as events from jsonb_array_elements(${jsonb(batches)})
    ), ${published}
    select from notified`);
}

/** Makes the events that say figures, under the stream's lock: a figure that was read before it could be older than the last event's. */
async function settle(queries: Transaction, pending: readonly PendingEvent[]): Promise<readonly NewEvent[]> {
  const events: NewEvent[] = [];
  for (const event of pending) events.push(typeof event === 'function' ? await event(queries) : event);
  return events;
}
