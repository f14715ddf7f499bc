import * as z from 'zod';
import type Router from '@koa/router';
import { addFavorite } from '../../domain/favorites/addFavorite.ts';
import { listFavorites } from '../../domain/favorites/listFavorites.ts';
import { removeFavorite } from '../../domain/favorites/removeFavorite.ts';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import * as routes from '../../shared/routes/favorites.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addFavoriteRoutes(router: Router, services: Services): void {
  const { database } = services;
  bindRoute(router, services, routes.listFavorites, ({ accountId, query }) =>
    listFavorites(database, accountId, readCursorPosition(query.cursor, z.uuid()), query.limit),
  );
  bindRoute(router, services, routes.addFavorite, ({ accountId, body }) =>
    database.transaction((queries) => addFavorite(queries, accountId, body.scriptId)),
  );
  bindRoute(router, services, routes.removeFavorite, ({ accountId, params }) =>
    database.transaction((queries) => removeFavorite(queries, accountId, params.scriptId)),
  );
}
