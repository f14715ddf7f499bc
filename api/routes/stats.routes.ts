import type Router from '@koa/router';
import { getStats } from '../../domain/stats/getStats.ts';
import * as routes from '../../shared/routes/stats.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addStatsRoutes(router: Router, services: Services): void {
  bindRoute(router, services, routes.getStats, ({ accountId, query }) =>
    getStats(services.database, accountId, new Date(), query.timeZone),
  );
}
