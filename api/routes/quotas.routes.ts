import type Router from '@koa/router';
import { readSnapshot } from '../../db/readSnapshot.ts';
import { getUsage } from '../../domain/quotas/getUsage.ts';
import * as routes from '../../shared/routes/quotas.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addQuotaRoutes(router: Router, services: Services): void {
  const { database } = services;
  bindRoute(router, services, routes.getUsage, ({ accountId }) =>
    readSnapshot(database, (queries) => getUsage(queries, accountId)),
  );
}
