import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import type { Notification, NotificationParams, NotificationType } from '../../shared/notifications.schema.ts';
import { channelsOf } from '../../shared/settings.schema.ts';
import type { PendingEvent } from '../events/publish.ts';
import { queueMail } from '../mail/queueMail.ts';
import { getSettings } from '../settings/getSettings.ts';
import { countUnread, insertNotification } from './notifications.queries.ts';

/** Days after which nobody wants to be told by mail any more. */
const mailGoodDays = 3;

/**
 * News is kept for a person, and mailed, in the transaction of what it is about; `cause` names what is told only once.
 * A mail about a script goes out only if none of the person's pages is connected. Gives the event that shows the notification on
 * every tab, none where it is not shown.
 */
export async function notify<T extends NotificationType>(
  queries: Transaction,
  accountId: string,
  type: T,
  params: NotificationParams<T>,
  cause: string | null = null,
): Promise<PendingEvent[]> {
  const { inApp, email } = channelsOf(await getSettings(queries, accountId), type);
  if (!inApp && !email) return [];
  const id = randomUUID();
  const inserted = await insertNotification(queries, { id, accountId, type, params, cause, isHidden: !inApp });
  if (!inserted) return [];
  const { createdAt, isPresent } = inserted;
  if (email && !(type.startsWith('script.') && isPresent))
    await queueMail(queries, {
      accountId,
      kind: type,
      params,
      cause: `notification:${id}`,
      goodForSeconds: mailGoodDays * 86_400,
    });
  if (!inApp) return [];
  // The schema binds the parameters to the type; here they came bound.
  const notification = { id, type, params, createdAt, readAt: null } as unknown as Notification;
  return [
    async (locked) => ({
      type: 'notification.created',
      payload: { notification, unread: (await countUnread(locked, accountId)).unread },
    }),
  ];
}
