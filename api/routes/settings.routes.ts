import type Router from '@koa/router';
import { getSavedSettings } from '../../domain/settings/getSavedSettings.ts';
import { updateSettings } from '../../domain/settings/updateSettings.ts';
import * as routes from '../../shared/routes/settings.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addSettingsRoutes(router: Router, services: Services): void {
  const { database } = services;
  bindRoute(router, services, routes.getSavedSettings, ({ accountId }) => getSavedSettings(database, accountId));
  bindRoute(router, services, routes.updateSettings, ({ accountId, body }) =>
    database.transaction((queries) => updateSettings(queries, accountId, body)),
  );
}
