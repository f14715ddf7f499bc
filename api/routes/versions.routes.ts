import type Router from '@koa/router';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import { getVersion } from '../../domain/scripts/getVersion.ts';
import { listVariants } from '../../domain/scripts/listVariants.ts';
import { listVersions } from '../../domain/scripts/listVersions.ts';
import { nameVersion } from '../../domain/scripts/nameVersion.ts';
import { prepareRestoring, restoreVersion } from '../../domain/scripts/restoreVersion.ts';
import { prepareTaking, takeVariant } from '../../domain/scripts/takeVariant.ts';
import * as routes from '../../shared/routes/versions.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addVersionRoutes(router: Router, services: Services): void {
  const { database, compute } = services;
  bindRoute(router, services, routes.listVersions, ({ accountId, params, query: { cursor, limit } }) =>
    listVersions(database, accountId, params.id, readCursorPosition(cursor), limit),
  );
  bindRoute(router, services, routes.getVersion, ({ accountId, params }) =>
    getVersion(database, accountId, params.id, params.version),
  );
  bindRoute(router, services, routes.nameVersion, ({ accountId, params, body }) =>
    database.transaction((queries) => nameVersion(queries, accountId, params.id, params.version, body.name)),
  );
  bindRoute(router, services, routes.restoreVersion, async ({ accountId, params, body }) => {
    const base = { accountId, scriptId: params.id, ...body };
    const prepared = await prepareRestoring(database, compute.texts, base, params.version);
    return database.transaction((queries) => restoreVersion(queries, base, prepared));
  });
  bindRoute(router, services, routes.listVariants, async ({ accountId, params }) => ({
    items: await listVariants(database, accountId, params.id),
  }));
  bindRoute(router, services, routes.takeVariant, async ({ accountId, params, body }) => {
    const base = { accountId, scriptId: params.id, ...body };
    const prepared = await prepareTaking(database, compute.texts, base, params.variant);
    return database.transaction((queries) => takeVariant(queries, base, prepared));
  });
}
