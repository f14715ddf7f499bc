import type { Context, Middleware, Next } from 'koa';
import { AppError } from '../../domain/AppError.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A state change must come from our own pages: browsers say so in `Sec-Fetch-Site`, older ones in `Origin`. Neither
 * is a refusal. The body must be JSON or a picture, which no form of another site can send.
 */
export const refuseCrossSite =
  (publicUrl: string | undefined): Middleware =>
  async (context: Context, next: Next) => {
    if (!safeMethods.has(context.method)) {
      if (!isSameOrigin(context, publicUrl)) throw new AppError('CROSS_SITE', 'a state change must come from this site');
      if (context.request.length !== undefined && context.request.length > 0 && !context.is('json', 'image/*'))
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'the body must be JSON');
    }
    await next();
  };

function isSameOrigin(context: Context, publicUrl: string | undefined): boolean {
  const site = context.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin';
  const origin = context.get('Origin');
  return origin !== '' && isOwnOrigin(origin, context.host, publicUrl);
}

/** Whether an `Origin` is ours: that of `PUBLIC_URL`, or in local mode the host that was asked. */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  if (publicUrl) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
