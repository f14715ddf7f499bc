import type Router from '@koa/router';
import { listSuggestions } from '../../domain/suggestions/listSuggestions.ts';
import * as routes from '../../shared/routes/suggestions.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { signalOf } from '../http/signalOf.ts';

export function addSuggestionRoutes(router: Router, services: Services): void {
  bindRoute(router, services, routes.listSuggestions, ({ accountId, params, query, context }) =>
    listSuggestions(services.database, services.compute.texts, accountId, params.id, query, signalOf(context)),
  );
}
