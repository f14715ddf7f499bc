import type Router from '@koa/router';
import { listSuggestions } from '../../domain/suggestions/listSuggestions.ts';
import * as routes from '../../shared/routes/suggestions.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addSuggestionRoutes(router: Router, services: Services): void {
  bindRoute(router, services, routes.listSuggestions, ({ accountId, params, query }) =>
    listSuggestions(services.database, accountId, params.id, query),
  );
}
