import { createHash, randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import session from 'koa-session';
import type { Database } from '../../db/pool.ts';
import { keepSession } from '../../domain/accounts/keepSession.ts';
import { readDevice } from '../../domain/accounts/readDevice.ts';
import { findSession, touchSession, type SessionData } from '../../domain/accounts/sessions.queries.ts';
import { signOut } from '../../domain/accounts/signOut.ts';

/** A session that is used lives on; one that is not ends after this. */
const lifetimeMs = 30 * 24 * 3600 * 1000;

/** Sessions are kept by the hash of their id, so that a copy of the table signs nobody in. */
export const hashSessionId = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Over HTTPS the `__Host-` prefix binds the cookie to this very host. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-stillpoint' : 'stillpoint');

export type SessionOptions = { readonly database: Database; readonly secure: boolean };

export const accountIn = (data: SessionData | null): string | null => {
  const id = data?.['accountId'];
  return typeof id === 'string' ? id : null;
};

/** Signed cookie with the session's id; everything else is in PostgreSQL. */
export function useSessions(app: Koa, { database, secure }: SessionOptions): Middleware {
  const store = {
    get: async (id: string) => {
      const idHash = hashSessionId(id);
      const found = await findSession(database, idHash);
      if (found?.isSeenLong) await touchSession(database, idHash);
      return found?.data ?? null;
    },
    set: (id: string, data: SessionData, maxAge: number) =>
      keepSession(database, hashSessionId(id), accountIn(data), data, maxAge),
    destroy: (id: string) => signOut(database, hashSessionId(id)),
  };
  // koa-session's own types come from a zod of its own and do not meet Koa's; the call is the one its readme shows.
  const create = session as unknown as (options: object, app: Koa) => Middleware;
  return create(
    {
      key: cookieName(secure),
      store,
      maxAge: lifetimeMs,
      renew: true,
      rolling: false,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      signed: true,
      overwrite: true,
      genid: () => randomBytes(32).toString('base64url'),
    },
    app,
  );
}

type LiveSession = {
  accountId?: string;
  /** From where, in names that people know; see readDevice. */
  browser?: string;
  system?: string;
  /** The cookie's id. */
  readonly externalKey?: string;
  regenerate(): Promise<void>;
} | null;

/** What koa-session puts on a request. */
export const sessionOf = (context: Koa.Context): LiveSession => (context as unknown as { session: LiveSession }).session;

/** Signing in always begins a new session, so that an id known from before is worth nothing. */
export async function beginSession(context: Koa.Context, accountId: string): Promise<void> {
  await sessionOf(context)?.regenerate();
  const fresh = sessionOf(context);
  if (!fresh) throw new Error('no session to sign in with');
  Object.assign(fresh, { accountId, ...readDevice(context.get('User-Agent')) });
}

/** The hash of the session that asks; the caller knows that there is one. */
export function currentSession(context: Koa.Context): Buffer {
  const id = sessionOf(context)?.externalKey;
  if (id === undefined) throw new Error('no session asks');
  return hashSessionId(id);
}

export function leaveSession(context: Koa.Context): void {
  (context as unknown as { session: LiveSession }).session = null;
}
