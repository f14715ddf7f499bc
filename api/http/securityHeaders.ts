import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Origins } from './origins.ts';

/** A Host is the caller's word; what is no plain name and port has no place in a policy. */
const plainHost = /^[\w.\-:[\]]+$/u;

/** A strict policy: nothing from elsewhere, no inline script, inline style by nonce only. */
export function securityHeaders(secure: boolean, origins: Origins): Middleware {
  return async (context: Context, next) => {
    // A proxy may ask under a name of its own; the live feed is then at the addresses that people are to use.
    const asked = plainHost.test(context.host) ? [`${secure ? 'wss' : 'ws'}://${context.host}`] : [];
    const allowed = (origins.allowed ?? []).map((origin) => origin.replace(/^http/u, 'ws'));
    const feeds = origins.isAllowedHost(context.host) ? asked : allowed;
    const policy = helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", `'nonce-${String(context.state.nonce)}'`],
          fontSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...feeds],
          manifestSrc: ["'self'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: secure,
      crossOriginEmbedderPolicy: false,
    });
    return policy(context, next);
  };
}
