import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';

/** A Host is the caller's word; what is no plain name and port has no place in a policy. */
const plainHost = /^[\w.\-:[\]]+$/u;

/** A strict policy: nothing from elsewhere, no inline script, inline style by nonce only. */
export function securityHeaders(secure: boolean): Middleware {
  return async (context: Context, next) => {
    const socket = plainHost.test(context.host) ? [`${secure ? 'wss' : 'ws'}://${context.host}`] : [];
    const policy = helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", `'nonce-${String(context.state.nonce)}'`],
          fontSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...socket],
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
