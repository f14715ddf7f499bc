import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import Koa from 'koa';
import type pg from 'pg';
import { hasMail } from '../config/settings.ts';
import { allRoutes } from '../shared/routes/all.ts';
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
import { addAccountRoutes } from './routes/accounts.routes.ts';
import { addCollectionRoutes } from './routes/collections.routes.ts';
import { addFavoriteRoutes } from './routes/favorites.routes.ts';
import { addConfirmationRoutes } from './routes/confirmation.routes.ts';
import { addCreditRoutes } from './routes/credits.routes.ts';
import { addExportRoutes } from './routes/exports.routes.ts';
import { addGenerationRoutes } from './routes/generations.routes.ts';
import { addNotificationRoutes } from './routes/notifications.routes.ts';
import { addPageErrorRoutes } from './routes/pageErrors.routes.ts';
import { addProfileRoutes } from './routes/profile.routes.ts';
import { addSessionRoutes } from './routes/sessions.routes.ts';
import { addDeletionRoutes } from './routes/deletion.routes.ts';
import { addSampleRoutes } from './routes/samples.routes.ts';
import { addQuotaRoutes } from './routes/quotas.routes.ts';
import { addRecoveryRoutes } from './routes/recovery.routes.ts';
import { addScriptRoutes } from './routes/scripts.routes.ts';
import { addSettingsRoutes } from './routes/settings.routes.ts';
import { addStatsRoutes } from './routes/stats.routes.ts';
import { addSuggestionRoutes } from './routes/suggestions.routes.ts';
import { addSubscriptionRoutes } from './routes/subscriptions.routes.ts';
import { addTemplateRoutes } from './routes/templates.routes.ts';
import { addVersionRoutes } from './routes/versions.routes.ts';

export type AppOptions = {
  readonly services: Services;
  readonly pool: pg.Pool;
  readonly isListening: () => boolean;
  readonly secure: boolean;
  readonly origins: Origins;
};

/** The whole HTTP side: health, the API's routes, and the page for everything else. */
export function createApp({ services, pool, isListening, secure, origins }: AppOptions): Koa {
  const { settings, database, log } = services;
  const app = new Koa({
    proxy: settings.TRUST_PROXY_HOPS > 0,
    maxIpsCount: settings.TRUST_PROXY_HOPS,
    keys: [settings.SESSION_SECRET],
  });
  const router = new Router();
  addHealthRoutes(router, pool, isListening);
  addDevMail(router, database, settings);
  const document = describeRoutes(allRoutes, '1');
  router.get('/api/openapi.json', (context) => {
    context.body = document;
  });
  for (const add of [
    addTemplateRoutes,
    addAccountRoutes,
    addConfirmationRoutes,
    addCreditRoutes,
    addProfileRoutes,
    addSessionRoutes,
    addDeletionRoutes,
    addGenerationRoutes,
    addNotificationRoutes,
    addPageErrorRoutes,
    addQuotaRoutes,
    addRecoveryRoutes,
    addScriptRoutes,
    addExportRoutes,
    addSampleRoutes,
    addCollectionRoutes,
    addFavoriteRoutes,
    addSettingsRoutes,
    addStatsRoutes,
    addSuggestionRoutes,
    addSubscriptionRoutes,
    addVersionRoutes,
  ])
    add(router, services);

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
  app.use(refuseCrossSite(origins));
  app.use(refuseOtherAddress(origins, settings.TRUST_PROXY_HOPS));
  app.use(useSessions(app, { database, secure }));
  app.use(router.routes());
  app.use(router.allowedMethods({ throw: true }));
  app.use(servePage({ database, hasMail: hasMail(settings) }));
  app.on('error', (error: unknown) => log.warn({ err: error }, 'an answer could not be sent'));
  return app;
}
