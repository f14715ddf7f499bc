import * as z from 'zod';
import type Router from '@koa/router';
import { addToCollection } from '../../domain/collections/addToCollection.ts';
import { createCollection } from '../../domain/collections/createCollection.ts';
import { deleteCollection } from '../../domain/collections/deleteCollection.ts';
import { getCollection } from '../../domain/collections/getCollection.ts';
import { listCollections } from '../../domain/collections/listCollections.ts';
import { moveInCollection } from '../../domain/collections/moveInCollection.ts';
import { removeFromCollection } from '../../domain/collections/removeFromCollection.ts';
import { restoreCollection } from '../../domain/collections/restoreCollection.ts';
import { updateCollection } from '../../domain/collections/updateCollection.ts';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import * as routes from '../../shared/routes/collections.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addCollectionRoutes(router: Router, services: Services): void {
  const { database } = services;
  bindRoute(router, services, routes.listCollections, ({ accountId, query }) =>
    listCollections(database, accountId, query.script ?? null, readCursorPosition(query.cursor, z.uuid()), query.limit),
  );
  bindRoute(router, services, routes.getCollection, ({ accountId, params }) => getCollection(database, accountId, params.id));
  bindRoute(router, services, routes.createCollection, ({ accountId, body }) =>
    database.transaction((queries) => createCollection(queries, accountId, body)),
  );
  bindRoute(router, services, routes.updateCollection, ({ accountId, params, body }) =>
    database.transaction((queries) => updateCollection(queries, accountId, params.id, body)),
  );
  bindRoute(router, services, routes.deleteCollection, ({ accountId, params }) =>
    database.transaction((queries) => deleteCollection(queries, accountId, params.id)),
  );
  bindRoute(router, services, routes.restoreCollection, ({ accountId, params }) =>
    database.transaction((queries) => restoreCollection(queries, accountId, params.id)),
  );
  bindRoute(router, services, routes.addToCollection, ({ accountId, params, body }) =>
    database.transaction((queries) => addToCollection(queries, accountId, params.id, body)),
  );
  bindRoute(router, services, routes.moveInCollection, ({ accountId, params, body }) =>
    database.transaction((queries) => moveInCollection(queries, accountId, params.id, params.scriptId, body.after)),
  );
  bindRoute(router, services, routes.removeFromCollection, ({ accountId, params }) =>
    database.transaction((queries) => removeFromCollection(queries, accountId, params.id, params.scriptId)),
  );
}
