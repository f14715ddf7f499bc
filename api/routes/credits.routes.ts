import type Router from '@koa/router';
import { getCredits } from '../../domain/credits/getCredits.ts';
import { listTransactions } from '../../domain/credits/listTransactions.ts';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import * as routes from '../../shared/routes/credits.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addCreditRoutes(router: Router, services: Services): void {
  bindRoute(router, services, routes.getCredits, ({ accountId }) => getCredits(services.database, accountId));
  bindRoute(router, services, routes.listTransactions, ({ accountId, query }) =>
    listTransactions(services.database, accountId, readCursorPosition(query.cursor), query.limit),
  );
}
