import type Router from '@koa/router';
import { beginScript } from '../../domain/scripts/beginScript.ts';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import { regenerateScript } from '../../domain/generations/regenerateScript.ts';
import { getVersion } from '../../domain/versions/getVersion.ts';
import { listVariants } from '../../domain/versions/listVariants.ts';
import { listVersions } from '../../domain/versions/listVersions.ts';
import { nameVersion } from '../../domain/versions/nameVersion.ts';
import { restoreVersion } from '../../domain/versions/restoreVersion.ts';
import { takeVariant } from '../../domain/versions/takeVariant.ts';
import * as routes from '../../shared/routes/versions.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addVersionRoutes(router: Router, services: Services): void {
  const { database, compute } = services;
  const perMinute = services.settings.GENERATIONS_PER_MINUTE;
  bindRoute(router, services, routes.createScript, ({ accountId, key, body }) =>
    beginScript(database, compute.texts, accountId, key, body),
  );
  bindRoute(router, services, routes.listVersions, ({ accountId, params, query: { cursor, limit } }) =>
    listVersions(database, accountId, params.id, readCursorPosition(cursor), limit),
  );
  bindRoute(router, services, routes.getVersion, ({ accountId, params }) =>
    getVersion(database, accountId, params.id, params.version),
  );
  bindRoute(router, services, routes.nameVersion, ({ accountId, params, body }) =>
    nameVersion(database, accountId, params.id, params.version, body.name),
  );
  bindRoute(router, services, routes.restoreVersion, ({ accountId, params, body }) =>
    restoreVersion(database, compute.texts, accountId, params.id, params.version, body.baseRevision),
  );
  bindRoute(router, services, routes.regenerateScript, ({ accountId, key, params, body, context }) =>
    regenerateScript(database, {
      accountId,
      key,
      scriptId: params.id,
      body,
      perMinute,
      acceptLanguage: context.get('Accept-Language'),
    }),
  );
  bindRoute(router, services, routes.listVariants, async ({ accountId, params }) => ({
    items: await listVariants(database, accountId, params.id),
  }));
  bindRoute(router, services, routes.takeVariant, ({ accountId, params, body }) =>
    takeVariant(database, compute.texts, accountId, params.id, params.variant, body.baseRevision),
  );
}
