import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import type { EventPayload, EventType } from '../../shared/events.ts';

/** PostgreSQL's channel on which the relay of each API process listens. */
export const eventChannel = 'stillpoint_event';

export type NewEvent = { [T in EventType]: { readonly type: T; readonly payload: EventPayload<T> } }[EventType];

/**
 * Adds events to a stream, in the caller's transaction. The stream's row stays locked until the commit, so numbers
 * appear in commit order; therefore it is the last lock that a transaction takes, and streams go in alphabetical order.
 */
export async function publish(queries: Queries, stream: string, events: readonly NewEvent[]): Promise<void> {
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
