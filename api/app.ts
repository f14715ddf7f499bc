import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import Koa from 'koa';
import type pg from 'pg';
import { hasMail, isBeta } from '../config/settings.ts';
import type { Services } from './context.ts';
import { answerErrors } from './http/answerErrors.ts';
import { addDevMail } from './http/devMail.ts';
import { addHealthRoutes } from './http/health.ts';
import { describeRoutes } from './http/openApi.ts';
import type { Origins } from './http/origins.ts';
import { refuseCrossSite } from './http/refuseCrossSite.ts';
import { refuseEncoded } from './http/refuseEncoded.ts';
import { warnOfProxy } from './http/warnOfProxy.ts';
import { refuseOtherAddress } from './http/refuseOtherAddress.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { giveNonce, serveAssets, servePage } from './http/serveWeb.ts';
import { useSessions } from './http/sessions.ts';
import type { Bound } from './routes/product.ts';

export type AppOptions = {
  readonly services: Services;
  readonly pool: pg.Pool;
  readonly isListening: () => boolean;
  readonly secure: boolean;
  readonly origins: Origins;
  readonly bound: Bound;
};

/** The whole HTTP side: health, the API's routes, and the page for everything else. */
export function createApp({ services, pool, isListening, secure, origins, bound }: AppOptions): Koa {
  const { routes, bindings } = bound;
  const { settings, database, log } = services;
  const app = new Koa({
    proxy: settings.TRUST_PROXY_HOPS > 0,
    maxIpsCount: settings.TRUST_PROXY_HOPS,
    keys: [settings.SESSION_SECRET],
  });
  const router = new Router();
  addHealthRoutes(router, pool, isListening);
  addDevMail(router, database, settings);
  const document = describeRoutes(routes, '1');
  router.get('/api/openapi.json', (context) => {
    context.body = document;
  });
  for (const bind of bindings) bind(router, services);

  app.use(async (context, next) => {
    context.state.requestId = randomUUID();
    // PUBLIC_URL says that the way to us is encrypted, though the last hop of it is not.
    if (secure) context.cookies.secure = true;
    context.set('X-Request-Id', context.state.requestId);
    await next();
  });
  app.use(warnOfProxy(log));
  app.use(giveNonce);
  app.use(securityHeaders(secure, origins));
  app.use(answerErrors(log));
  app.use(refuseEncoded);
  app.use(serveAssets());
  app.use(refuseCrossSite(origins, routes));
  app.use(refuseOtherAddress(origins, settings.TRUST_PROXY_HOPS));
  app.use(useSessions(app, { database, secure }));
  app.use(router.routes());
  app.use(router.allowedMethods({ throw: true }));
  app.use(servePage({ database, hasMail: hasMail(settings), isBeta: isBeta(settings) }));
  app.on('error', (error: unknown) => log.warn({ err: error }, 'an answer could not be sent'));
  return app;
}
