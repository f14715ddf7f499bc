import { createHash, randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import session from 'koa-session';
import type { Database } from '../../db/pool.ts';
import type { CheckedAccount } from '../../domain/accounts/lockCredentials.ts';
import type { Arrival } from '../../domain/sessions/meetDevice.ts';
import { readDevice } from '../../domain/sessions/readDevice.ts';
import { visitSession, renewSession, type SessionData } from '../../domain/sessions/livingSessions.ts';
import { signOut } from '../../domain/sessions/signOut.ts';
import { startSession } from '../../domain/sessions/startSession.ts';

/** A session that is used lives on; one that is not ends after this. */
const lifetimeMs = 30 * 24 * 3600 * 1000;

/** Sessions are kept by the hash of their id, so that a copy of the table signs nobody in. */
export const hashSessionId = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Over HTTPS the `__Host-` prefix binds the cookie to this very host. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-stillpoint' : 'stillpoint');

/** What is known of a session's account: the epoch of its credentials, and whether it awaits its deletion. */
type Standing = { readonly epoch: number; readonly isDeleting: boolean };

/** Beside the session, not in it: the row's own epoch counts, whatever copies of the session say. */
const standings = new WeakMap<object, Standing>();

/** Sign-ins whose session is not written yet. */
const arrivals = new WeakMap<object, { readonly epoch: number; readonly arrival: Arrival }>();

export type SessionOptions = { readonly database: Database; readonly secure: boolean };

export const accountIn = (data: SessionData | null): string | null => {
  const id = data?.['accountId'];
  return typeof id === 'string' ? id : null;
};

/** Signed cookie with the session's id; everything else is in PostgreSQL. */
export function useSessions(app: Koa, { database, secure }: SessionOptions): Middleware {
  const store = {
    get: async (id: string, _maxAge: number, { ctx }: { readonly ctx: Koa.Context }) => {
      const idHash = hashSessionId(id);
      const found = await visitSession(database, idHash);
      if (found) standings.set(ctx, found);
      return found?.data ?? null;
    },
    set: async (id: string, data: SessionData, milliseconds: number, { ctx }: { readonly ctx: Koa.Context }) => {
      const [accountId, start] = [accountIn(data), arrivals.get(ctx)];
      if (accountId === null) throw new Error('a session of nobody was to be kept');
      const kept = { idHash: hashSessionId(id), accountId, data, milliseconds };
      if (!start) return renewSession(database, kept);
      arrivals.delete(ctx);
      return database.transaction((queries) => startSession(queries, kept, start.epoch, start.arrival));
    },
    destroy: (id: string) => database.transaction((queries) => signOut(queries, hashSessionId(id))),
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

/**
 * Signing in always begins a new session, so that an id known from before is worth nothing. It is written at once: throws
 * `INVALID_CREDENTIALS`, and nobody is signed in, where the credentials were changed since they were checked.
 */
export async function beginSession(
  context: Koa.Context,
  { accountId, epoch }: CheckedAccount,
  deviceHash: Buffer,
): Promise<void> {
  const fresh = sessionOf(context);
  if (!fresh) throw new Error('no session to sign in with');
  const device = readDevice(context.get('User-Agent'));
  arrivals.set(context, { epoch, arrival: { deviceHash, device, at: new Date() } });
  Object.assign(fresh, { accountId, ...device });
  try {
    await fresh.regenerate();
  } catch (error) {
    leaveSession(context);
    throw error;
  }
}

/** Whether the account that asks awaits its deletion. */
export const isDeleting = (context: Koa.Context): boolean => standings.get(context)?.isDeleting === true;

/** The account that asks, with the epoch of its session; the caller knows that there is one. */
export function askingAccount(context: Koa.Context): CheckedAccount {
  const [accountId, standing] = [sessionOf(context)?.accountId, standings.get(context)];
  if (accountId === undefined || !standing) throw new Error('no session asks');
  return { accountId, epoch: standing.epoch };
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
