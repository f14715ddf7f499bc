import type Router from '@koa/router';
import { isBeta } from '../../config/settings.ts';
import { getSubscription } from '../../domain/subscriptions/getSubscription.ts';
import { planIds, plans } from '../../shared/plans.ts';
import * as routes from '../../shared/routes/subscriptions.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addSubscriptionRoutes(router: Router, services: Services): void {
  bindRoute(router, services, routes.getSubscription, ({ accountId }) =>
    getSubscription(services.database, accountId, isBeta(services.settings)),
  );
  bindRoute(router, services, routes.listPlans, () => Promise.resolve({ items: planIds.map((id) => plans[id]) }));
}
