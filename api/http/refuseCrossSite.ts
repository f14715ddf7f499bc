import type { Context, Middleware, Next } from 'koa';
import { AppError } from '../../domain/AppError.ts';
import type { Route } from '../../shared/route.ts';
import type { Origins, Whose } from './origins.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A state change must come from our own pages, but to a route that says `fromAnywhere`: browsers say so in `Sec-Fetch-Site`, older ones and those at an http:// address in
 * `Origin`. Neither is a refusal. The body must be JSON or a picture, which no form of another site can send. Whoever uses our
 * pages at an address that is not allowed is told that, and not that they lack a permission.
 */
export const refuseCrossSite =
  (origins: Origins, routes: readonly Route[]): Middleware =>
  async (context: Context, next: Next) => {
    const isExempt = routes.some(
      ({ fromAnywhere, method, path }) => fromAnywhere && method === context.method && path === context.path,
    );
    if (!safeMethods.has(context.method) && !isExempt) {
      const whose = judge(context, origins);
      if (whose !== 'own') throw refuse(context.get('Origin'), whose, origins);
      // A length of nothing is no body; a body in chunks has no length.
      if (context.request.length !== 0 && context.is('json', 'image/*') === false)
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'the body must be JSON');
    }
    await next();
  };

function judge(context: Context, origins: Origins): Whose {
  const site = context.get('Sec-Fetch-Site');
  const origin = context.get('Origin');
  if (site === '') return origin === '' ? 'foreign' : origins.judge(origin, context.host);
  if (site !== 'same-origin') return 'foreign';
  // The browser says that the page and this address are one; what is left to ask is whether we are meant to be there.
  const isNamed = origin !== '' && origin !== 'null' && origins.allowed !== null;
  return isNamed && !origins.allowed.includes(origin) ? 'elsewhere' : 'own';
}

function refuse(origin: string, whose: Exclude<Whose, 'own'>, origins: Origins): AppError {
  if (origin !== '') origins.noteRefused(origin, whose);
  return whose === 'elsewhere'
    ? new AppError('ORIGIN_NOT_ALLOWED', 'this address is neither PUBLIC_URL nor one of ALLOWED_ORIGINS', { details: { origin } })
    : new AppError('CROSS_SITE', 'a state change must come from this site');
}
