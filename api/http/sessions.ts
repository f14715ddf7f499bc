import { createHash, randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import session from 'koa-session';
import type { Database } from '../../db/pool.ts';
import { endSession, findSession, saveSession, type SessionData } from '../../domain/accounts/sessions.queries.ts';
import { eventChannel } from '../../domain/events/publish.ts';

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
    get: (id: string) => findSession(database, hashSessionId(id)),
    set: async (id: string, data: SessionData, maxAge: number) =>
      void (await saveSession(database, hashSessionId(id), accountIn(data), data, maxAge)),
    destroy: async (id: string) => void (await endSession(database, hashSessionId(id), eventChannel)),
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

type LiveSession = { accountId?: string; regenerate(): Promise<void> } | null;

/** What koa-session puts on a request. */
export const sessionOf = (context: Koa.Context): LiveSession => (context as unknown as { session: LiveSession }).session;

/** Signing in always begins a new session, so that an id known from before is worth nothing. */
export async function beginSession(context: Koa.Context, accountId: string): Promise<void> {
  await sessionOf(context)?.regenerate();
  const fresh = sessionOf(context);
  if (!fresh) throw new Error('no session to sign in with');
  fresh.accountId = accountId;
}

export function leaveSession(context: Koa.Context): void {
  (context as unknown as { session: LiveSession }).session = null;
}
