import type Router from '@koa/router';
import { approveGeneration } from '../../domain/generations/approveGeneration.ts';
import { cancelGeneration } from '../../domain/generations/cancelGeneration.ts';
import { editOutline } from '../../domain/generations/editOutline.ts';
import { getGeneration } from '../../domain/generations/getGeneration.ts';
import { listGenerations } from '../../domain/generations/listGenerations.ts';
import { requestGeneration } from '../../domain/generations/requestGeneration.ts';
import { retryGeneration } from '../../domain/generations/retryGeneration.ts';
import * as routes from '../../shared/routes/generations.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addGenerationRoutes(router: Router, services: Services): void {
  const { database } = services;
  const perMinute = services.settings.GENERATIONS_PER_MINUTE;

  bindRoute(router, services, routes.generateScript, ({ accountId, key, body, context }) =>
    requestGeneration(database, { accountId, key, body, perMinute, acceptLanguage: context.get('Accept-Language') }),
  );

  bindRoute(router, services, routes.listGenerations, async ({ accountId, query }) => ({
    items: await listGenerations(database, accountId, query.active === 'true'),
  }));

  bindRoute(router, services, routes.getGeneration, ({ accountId, params }) => getGeneration(database, accountId, params.id));

  bindRoute(router, services, routes.cancelGeneration, ({ accountId, params }) =>
    cancelGeneration(database, accountId, params.id),
  );

  bindRoute(router, services, routes.approveGeneration, ({ accountId, params, body }) =>
    approveGeneration(database, accountId, params.id, body.baseRevision),
  );

  bindRoute(router, services, routes.editOutline, ({ accountId, params, body }) =>
    editOutline(database, accountId, params.id, body),
  );

  bindRoute(router, services, routes.retryGeneration, ({ accountId, key, params }) =>
    retryGeneration(database, { accountId, key, generationId: params.id, perMinute }),
  );
}
