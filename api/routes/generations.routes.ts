import type Router from '@koa/router';
import { isBeta } from '../../config/settings.ts';
import { approveGeneration } from '../../domain/generations/approveGeneration.ts';
import { cancelGeneration } from '../../domain/generations/cancelGeneration.ts';
import { editOutline } from '../../domain/generations/editOutline.ts';
import { getGeneration } from '../../domain/generations/getGeneration.ts';
import { listGenerations } from '../../domain/generations/listGenerations.ts';
import { generateScript } from '../../domain/generations/generateScript.ts';
import { regenerateScript } from '../../domain/generations/regenerateScript.ts';
import { requestNeed } from '../../domain/writing/requestNeed.ts';
import { retryGeneration } from '../../domain/generations/retryGeneration.ts';
import * as routes from '../../shared/routes/generations.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { signalOf } from '../http/signalOf.ts';

export function addGenerationRoutes(router: Router, services: Services): void {
  const { database } = services;
  const limits = { perMinute: services.settings.GENERATIONS_PER_MINUTE, isBeta: isBeta(services.settings) };

  bindRoute(router, services, routes.generateScript, ({ accountId, key, body, context }) => {
    const request = { accountId, key, body, ...limits, acceptLanguage: context.get('Accept-Language') };
    return database.transaction((queries) => generateScript(queries, request));
  });

  bindRoute(router, services, routes.regenerateScript, ({ accountId, key, params, body, context }) => {
    const request = { accountId, key, scriptId: params.id, body, ...limits, acceptLanguage: context.get('Accept-Language') };
    return database.transaction((queries) => regenerateScript(queries, request));
  });

  bindRoute(router, services, routes.findNeed, ({ accountId, body, context }) =>
    requestNeed(services.compute.texts, accountId, body, signalOf(context)),
  );

  bindRoute(router, services, routes.listGenerations, async ({ accountId, query }) => ({
    items: await listGenerations(database, accountId, query.active === 'true'),
  }));

  bindRoute(router, services, routes.getGeneration, ({ accountId, params }) => getGeneration(database, accountId, params.id));

  bindRoute(router, services, routes.cancelGeneration, ({ accountId, params }) =>
    database.transaction((queries) => cancelGeneration(queries, accountId, params.id)),
  );

  bindRoute(router, services, routes.approveGeneration, ({ accountId, params, body }) =>
    database.transaction((queries) => approveGeneration(queries, accountId, params.id, body.baseRevision)),
  );

  bindRoute(router, services, routes.editOutline, ({ accountId, params, body }) =>
    database.transaction((queries) => editOutline(queries, accountId, params.id, body)),
  );

  bindRoute(router, services, routes.retryGeneration, ({ accountId, key, params }) =>
    database.transaction((queries) => retryGeneration(queries, { accountId, key, generationId: params.id, ...limits })),
  );
}
