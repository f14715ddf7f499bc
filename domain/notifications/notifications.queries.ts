import * as z from 'zod/mini';
import { positionOf, timeOf, type Position } from '../../db/cursor.ts';
import { jsonb } from '../../db/jsonb.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { userStream } from '../../shared/events.ts';
import { Notification, type NotificationParams, type NotificationType } from '../../shared/notifications.schema.ts';
import { isPresent } from './presence.queries.ts';

export type NewNotification = {
  readonly id: string;
  readonly accountId: string;
  readonly type: NotificationType;
  readonly params: NotificationParams;
  /** Names what must be told only once. */
  readonly cause: string | null;
  /** Kept for its cause alone, and never shown. */
  readonly isHidden: boolean;
};

const Inserted = z.object({ createdAt: z.string(), isPresent: z.boolean() });

/**
 * The moment, by the clock, so that notifications of one commit keep their order, and whether a page of the account is connected;
 * `null` where the cause is known already.
 */
export const insertNotification = (queries: Queries, notification: NewNotification): Promise<z.infer<typeof Inserted> | null> =>
  queries.maybeOne(sql.type(Inserted)`
    insert into notification (id, account_id, type, params, cause, created_at, dismissed_at)
    values (${notification.id}, ${notification.accountId}, ${notification.type}, ${jsonb(notification.params)}, ${notification.cause}, clock_timestamp(), case when ${notification.isHidden} then now() end)
    on conflict (account_id, cause) where cause is not null do nothing
    returning created_at as "createdAt", ${isPresent(notification.accountId)} as "isPresent"`);

const Unread = z.object({ unread: z.int(), revision: z.int() });

/** How much is unread, and the number of the stream that this holds for: one statement, so that both are of one moment. */
export const countUnread = (queries: Queries, accountId: string): Promise<z.infer<typeof Unread>> =>
  queries.one(sql.type(Unread)`
    select (select count(*) from notification where account_id = ${accountId} and read_at is null and dismissed_at is null) as unread,
      coalesce((select seq from event_stream where stream = ${userStream(accountId)}), 0) as revision`);

const Row = z.intersection(Notification, z.object({ position: z.string() }));

export const listNotificationRows = (
  queries: Queries,
  accountId: string,
  after: Position | null,
  limit: number,
): Promise<Rows<z.infer<typeof Row>>> =>
  listRows(
    queries,
    'notification',
    sql.type(Row)`
    select id, type, params, created_at as "createdAt", read_at as "readAt", ${positionOf(sql.fragment`created_at`)} as position
    from notification
    where account_id = ${accountId} and dismissed_at is null
      and (${after === null} or (created_at, id) < (${timeOf(after)}, ${after?.[1] ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`,
  );

const Changed = z.object({ id: z.uuid(), readAt: z.string() });

/** Marks one, or all where `id` is `null`; gives those that were unread until now, each to one caller only. */
export const markRead = (queries: Queries, accountId: string, id: string | null): Promise<readonly z.infer<typeof Changed>[]> =>
  queries.any(sql.type(Changed)`
    update notification set read_at = now()
    where account_id = ${accountId} and read_at is null and dismissed_at is null and (${id}::uuid is null or id = ${id}::uuid)
    returning id, read_at as "readAt"`);

export const findNotification = (queries: Queries, accountId: string, id: string): Promise<string | null> =>
  queries.maybeOneFirst(
    sql.type(z.object({ id: z.uuid() }))`select id from notification where account_id = ${accountId} and id = ${id}`,
  );

/** Whether it is dismissed by this; not where it was before, or is not there. */
export const markDismissed = async (queries: Queries, accountId: string, id: string): Promise<boolean> =>
  (await queries.maybeOneFirst(sql.type(z.object({ id: z.uuid() }))`
    update notification set dismissed_at = now() where account_id = ${accountId} and id = ${id} and dismissed_at is null
    returning id`)) !== null;
