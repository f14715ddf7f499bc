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
  const name = `${cookieName(secure)}-device`;
  const known = context.cookies.get(name, { signed: true });
  const id = known ?? randomBytes(32).toString('base64url');
  context.cookies.set(name, id, {
    maxAge: lifetimeMs,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    overwrite: true,
    path: '/',
  });
  return createHash('sha256').update(id).digest();
}
