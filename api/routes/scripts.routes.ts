import type Router from '@koa/router';
import { readSnapshot } from '../../db/readSnapshot.ts';
import { getCollection } from '../../domain/collections/getCollection.ts';
import { deleteScript } from '../../domain/scripts/deleteScript.ts';
import { getScript } from '../../domain/scripts/getScript.ts';
import { listScripts } from '../../domain/scripts/listScripts.ts';
import { readScriptCursor } from '../../domain/scripts/scriptCursor.ts';
import { readSearch } from '../../domain/scripts/readSearch.ts';
import { restoreScript } from '../../domain/scripts/restoreScript.ts';
import { updateScript } from '../../domain/scripts/updateScript.ts';
import * as routes from '../../shared/routes/scripts.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addScriptRoutes(router: Router, services: Services): void {
  const { database, compute } = services;
  bindRoute(router, services, routes.listScripts, async ({ accountId, query: { cursor, limit, search = '', ...query } }) => {
    const after = readScriptCursor(cursor, query.sort);
    if (query.collection) await getCollection(database, accountId, query.collection);
    return listScripts(database, { ...query, accountId, terms: readSearch(search) }, after, limit);
  });
  bindRoute(router, services, routes.getScript, ({ accountId, params }) =>
    readSnapshot(database, (queries) => getScript(queries, accountId, params.id)),
  );
  bindRoute(router, services, routes.updateScript, ({ accountId, params, body }) =>
    updateScript(database, compute.texts, accountId, params.id, body),
  );
  bindRoute(router, services, routes.deleteScript, ({ accountId, params }) => deleteScript(database, accountId, params.id));
  bindRoute(router, services, routes.restoreScript, ({ accountId, params }) => restoreScript(database, accountId, params.id));
}
