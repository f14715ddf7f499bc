import * as z from 'zod/mini';
import { failureCodes } from './errorCodes.ts';

/** `again` says what was written of a script that was there before; without it, it is a new one. */
const aboutScript = { scriptId: z.uuid(), title: z.string() };
const anew = z.optional(z.enum(['whole', 'section', 'proposals']));

/** What each kind of notification carries. The words are the page's and the mail's; the server gives key and parameters. */
export const notificationParams = {
  'script.completed': z.object({ ...aboutScript, anew }),
  'script.failed': z.object({ ...aboutScript, anew, failure: z.enum(failureCodes), credits: z.int() }),
  'script.awaiting_approval': z.object(aboutScript),
  /** `available` is what is left, held credits included. */
  'credits.low': z.object({ available: z.int(), periodEnd: z.iso.datetime() }),
  'credits.expiring': z.object({ credits: z.int(), expiresAt: z.iso.datetime() }),
  /** Names of products, the same in every language; empty where the browser does not tell. */
  'session.new': z.object({ browser: z.string(), system: z.string(), at: z.iso.datetime() }),
} as const;

export type NotificationType = keyof typeof notificationParams;
export const notificationTypes = Object.keys(notificationParams) as NotificationType[];
export type NotificationParams<T extends NotificationType = NotificationType> = z.infer<(typeof notificationParams)[T]>;

type NotificationOf<T extends NotificationType> = {
  [K in T]: { id: string; type: K; params: NotificationParams<K>; createdAt: string; readAt: string | null };
}[T];
export type Notification = NotificationOf<NotificationType>;

const byType = Object.entries(notificationParams).map(([type, params]) =>
  z.object({
    id: z.uuid(),
    type: z.literal(type),
    params,
    createdAt: z.iso.datetime(),
    readAt: z.nullable(z.iso.datetime()),
  }),
);

/** News kept for a person. */
export const Notification = (z.discriminatedUnion('type', byType as never) as unknown as z.ZodMiniType<Notification>).register(
  z.globalRegistry,
  {
    id: 'Notification',
  },
);

export const NotificationPage = z
  .object({
    items: z.array(Notification),
    nextCursor: z.nullable(z.string()),
    /** All that are unread, not only those of this page. */
    unread: z.int(),
    /** The number of the person's stream that `unread` holds for: later events change it. */
    revision: z.int(),
  })
  .register(z.globalRegistry, { id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof NotificationPage>;
