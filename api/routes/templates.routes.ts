import type Router from '@koa/router';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import { createTemplate } from '../../domain/templates/createTemplate.ts';
import { deleteTemplate } from '../../domain/templates/deleteTemplate.ts';
import { getTemplate } from '../../domain/templates/getTemplate.ts';
import { listTemplates, TemplateCursorId } from '../../domain/templates/listTemplates.ts';
import { restoreTemplate } from '../../domain/templates/restoreTemplate.ts';
import { updateTemplate } from '../../domain/templates/updateTemplate.ts';
import * as routes from '../../shared/routes/templates.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

/** Nobody is signed in: an empty id. */
const viewerOf = (accountId: string): string | null => (accountId === '' ? null : accountId);

export function addTemplateRoutes(router: Router, services: Services): void {
  const { database } = services;
  bindRoute(router, services, routes.listTemplates, ({ accountId, query: { cursor, limit, ...filters } }) =>
    listTemplates(database, { viewer: viewerOf(accountId), filters, after: readCursorPosition(cursor, TemplateCursorId), limit }),
  );
  bindRoute(router, services, routes.getTemplate, ({ accountId, params }) =>
    getTemplate(database, viewerOf(accountId), params.id),
  );
  bindRoute(router, services, routes.createTemplate, ({ accountId, body }) =>
    database.transaction((queries) => createTemplate(queries, accountId, body)),
  );
  bindRoute(router, services, routes.updateTemplate, ({ accountId, params, body }) =>
    database.transaction((queries) => updateTemplate(queries, accountId, params.id, body)),
  );
  bindRoute(router, services, routes.deleteTemplate, ({ accountId, params }) =>
    database.transaction((queries) => deleteTemplate(queries, accountId, params.id)),
  );
  bindRoute(router, services, routes.restoreTemplate, ({ accountId, params }) =>
    database.transaction((queries) => restoreTemplate(queries, accountId, params.id)),
  );
}
