import * as z from 'zod/mini';
import { notificationParams } from '../../shared/notifications.schema.ts';

/**
 * Every kind of e-mail and what it carries; `texts/<language>/mail.json` has the words of each under the same name.
 * Times are ISO 8601. Those whose link has a token get it sealed, as `secret`.
 */
export const mailKinds = {
  ...notificationParams,
  'password.reset': z.object({ minutes: z.int() }),
  'password.changed': z.object({ at: z.iso.datetime() }),
  /** To the address that is to be confirmed. */
  'email.confirm': z.object({ email: z.string(), hours: z.int() }),
  /** To the address that still is, about the one that waits for its confirmation. */
  'email.requested': z.object({ email: z.string(), at: z.iso.datetime() }),
  /** To the address that was. */
  'email.changed': z.object({ email: z.string(), at: z.iso.datetime() }),
} as const;

export type MailKind = keyof typeof mailKinds;
export type MailParams<K extends MailKind = MailKind> = z.infer<(typeof mailKinds)[K]>;

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);
