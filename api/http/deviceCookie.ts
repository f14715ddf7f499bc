import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { cookieName } from './sessions.ts';

/** As long as browsers keep a cookie at most. */
const lifetimeMs = 400 * 24 * 3600 * 1000;

/**
 * The hash of a random number by which a browser is known again when it signs in, whoever signed out in between. It
 * opens nothing.
 */
export function readDeviceHash(context: Context, secure: boolean): Buffer {
  const name = deviceCookieName(secure);
  const id = context.cookies.get(name, { signed: true }) ?? randomBytes(32).toString('base64url');
  context.cookies.set(name, id, {
    maxAge: lifetimeMs,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    overwrite: true,
    path: '/',
  });
  return hashDevice(id);
}

/** The same for a browser that has such a cookie of ours; others get none. */
export function findDeviceHash(context: Context, secure: boolean): Buffer | null {
  const id = context.cookies.get(deviceCookieName(secure), { signed: true });
  return id === undefined ? null : hashDevice(id);
}

const deviceCookieName = (secure: boolean): string => `${cookieName(secure)}-device`;

const hashDevice = (id: string): Buffer => createHash('sha256').update(id).digest();
