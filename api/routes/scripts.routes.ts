import * as z from 'zod';
import type Router from '@koa/router';
import { readPlace } from '../../domain/readPlace.ts';
import { deleteScript } from '../../domain/scripts/deleteScript.ts';
import { getScript } from '../../domain/scripts/getScript.ts';
import { listScripts } from '../../domain/scripts/listScripts.ts';
import { restoreScript } from '../../domain/scripts/restoreScript.ts';
import { updateScript } from '../../domain/scripts/updateScript.ts';
import * as routes from '../../shared/routes/scripts.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addScriptRoutes(router: Router, services: Services): void {
  const { database } = services;
  bindRoute(router, services, routes.listScripts, ({ accountId, query }) =>
    listScripts(database, accountId, readPlace(query.cursor, z.uuid()), query.limit),
  );
  bindRoute(router, services, routes.getScript, ({ accountId, params }) => getScript(database, accountId, params.id));
  bindRoute(router, services, routes.updateScript, ({ accountId, params, body }) =>
    updateScript(database, accountId, params.id, body),
  );
  bindRoute(router, services, routes.deleteScript, ({ accountId, params }) => deleteScript(database, accountId, params.id));
  bindRoute(router, services, routes.restoreScript, ({ accountId, params }) => restoreScript(database, accountId, params.id));
}
