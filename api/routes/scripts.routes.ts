import type Router from '@koa/router';
import { readSnapshot } from '../../db/readSnapshot.ts';
import { getCollection } from '../../domain/collections/getCollection.ts';
import { stopOpenGenerations } from '../../domain/generations/stopOpenGenerations.ts';
import { getScript } from '../../domain/scriptPages/getScript.ts';
import { listScripts } from '../../domain/scriptPages/listScripts.ts';
import { readSearch } from '../../domain/scriptPages/readSearch.ts';
import { readScriptCursor } from '../../domain/scriptPages/scriptCursor.ts';
import { createScript, prepareScript } from '../../domain/scripts/createScript.ts';
import { deleteScript } from '../../domain/scripts/deleteScript.ts';
import { duplicateScript } from '../../domain/scripts/duplicateScript.ts';
import { restoreScript } from '../../domain/scripts/restoreScript.ts';
import { prepareUpdate, updateScript } from '../../domain/scripts/updateScript.ts';
import * as routes from '../../shared/routes/scripts.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { tabOf } from '../http/tabOf.ts';

export function addScriptRoutes(router: Router, services: Services): void {
  const { database, compute } = services;
  bindRoute(router, services, routes.listScripts, async ({ accountId, query: { cursor, limit, search = '', ...query } }) => {
    const after = readScriptCursor(cursor, query.sort);
    if (query.collection) await getCollection(database, accountId, query.collection);
    return listScripts(database, { ...query, accountId, terms: readSearch(search) }, after, limit);
  });
  bindRoute(router, services, routes.createScript, async ({ accountId, key, body }) => {
    const prepared = await prepareScript(database, compute.texts, accountId, key, body);
    return prepared.begun ?? database.transaction((queries) => createScript(queries, accountId, prepared.own));
  });
  bindRoute(router, services, routes.duplicateScript, ({ accountId, key, body, params }) =>
    database.transaction((queries) => duplicateScript(queries, accountId, params.id, { key, body })),
  );
  bindRoute(router, services, routes.getScript, ({ accountId, params }) =>
    readSnapshot(database, (queries) => getScript(queries, accountId, params.id)),
  );
  bindRoute(router, services, routes.updateScript, async ({ accountId, params, body, context }) => {
    const text = await prepareUpdate(database, compute.texts, accountId, params.id, body);
    return database.transaction((queries) => updateScript(queries, accountId, params.id, body, text, tabOf(context)));
  });
  bindRoute(router, services, routes.deleteScript, ({ accountId, params }) =>
    database.transaction(async (queries) => {
      const stopped = await stopOpenGenerations(queries, accountId, params.id);
      await deleteScript(queries, accountId, params.id, stopped);
    }),
  );
  bindRoute(router, services, routes.restoreScript, ({ accountId, params }) =>
    database.transaction((queries) => restoreScript(queries, accountId, params.id)),
  );
}
