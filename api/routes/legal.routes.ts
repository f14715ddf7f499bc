import type Router from '@koa/router';
import * as routes from '../../shared/routes/legal.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addLegalRoutes(router: Router, services: Services): void {
  const { settings, log } = services;
  const { find, missing } = services.legal;
  if (settings.STILLPOINT_MODE === 'production' && missing.length > 0)
    log.warn({ setting: 'LEGAL_DIR', missing }, 'people are shown texts that the operator has to replace');
  bindRoute(router, services, routes.getLegalText, ({ params, query }) => Promise.resolve(find(params.document, query.language)));
}
