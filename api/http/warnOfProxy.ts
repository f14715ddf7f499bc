import type { Middleware } from 'koa';
import type { Log } from '../../config/log.ts';
import { hasUnknownProxy, peerOf } from './readNetwork.ts';

const hourMs = 3_600_000;

/** Says once an hour that a proxy stands before us which nobody has configured: all people then seem to be one. */
export function warnOfProxy(log: Log, now: () => number = Date.now): Middleware {
  let silentUntil = -Infinity;
  return (context, next) => {
    if (now() >= silentUntil && hasUnknownProxy(context)) {
      silentUntil = now() + hourMs;
      log.warn(
        { setting: 'TRUST_PROXY_HOPS', peer: peerOf(context) },
        'X-Forwarded-For comes from a proxy, but TRUST_PROXY_HOPS is 0: set it to the number of proxies before the API; until then everybody shares the limits of one network',
      );
    }
    return next();
  };
}
