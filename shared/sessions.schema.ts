import * as z from 'zod/mini';
import { Email, KnownPassword } from './accounts.schema.ts';

/** One sign-in of this account that still holds. */
export const Session = z
  .object({
    id: z.uuid(),
    /** Names of products, the same in every language; empty where the browser does not tell. */
    browser: z.string(),
    system: z.string(),
    createdAt: z.iso.datetime(),
    /** Within ten minutes or so. */
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Session' });
export type Session = z.infer<typeof Session>;

export const SessionPage = z
  .object({ items: z.array(Session), nextCursor: z.nullable(z.string()) })
  .register(z.globalRegistry, { id: 'SessionPage' });
export type SessionPage = z.infer<typeof SessionPage>;

export const EndSessionsBody = z.strictObject({
  /** `all` signs this device out too. */
  which: z.enum(['others', 'all']),
});

export const SignInBody = z.strictObject({ email: Email, password: KnownPassword });
export type SignInBody = z.infer<typeof SignInBody>;
