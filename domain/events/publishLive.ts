import { sql, type Queries } from '../../db/pool.ts';
import type { LiveText } from '../../shared/events.ts';
import { eventChannel } from './publish.ts';

/** Largest payload that is sent, in bytes; PostgreSQL refuses 8,000 and more. */
const maxPayload = 7000;

/** Sends what is worth seeing but not worth keeping. A piece that is too long is cut; the section's event brings all. */
export async function publishLive(queries: Queries, stream: string, live: LiveText): Promise<void> {
  let text = live.text;
  while (Buffer.byteLength(text) > maxPayload - 500) text = text.slice(0, Math.floor(text.length * 0.8));
  await queries.query(sql.typeAlias('none')`
    with notified as (select pg_notify(${eventChannel}, ${JSON.stringify({ stream, live: { ...live, text } })})) select from notified`);
}
