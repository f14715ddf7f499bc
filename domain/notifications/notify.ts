import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { sql, type Queries } from '../../db/pool.ts';
import type { Notification } from '../../shared/notifications.schema.ts';
import type { NewEvent } from '../events/publish.ts';

/** Keeps news for a person, and gives the event that shows it on every tab. */
export async function notify(
  queries: Queries,
  accountId: string,
  type: Notification['type'],
  params: Notification['params'],
): Promise<NewEvent> {
  const id = randomUUID();
  const createdAt = await queries.oneFirst(sql.type(z.object({ created_at: z.string() }))`
    insert into notification (id, account_id, type, params) values (${id}, ${accountId}, ${type}, ${sql.jsonb(params)}) returning created_at`);
  return { type: 'notification.created', payload: { notification: { id, type, params, createdAt, readAt: null } } };
}
