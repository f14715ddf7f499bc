import type Router from '@koa/router';
import { getExport } from '../../domain/exports/getExport.ts';
import { writeFile } from '../../domain/exports/writeFile.ts';
import { exportTypes } from '../../shared/exports.schema.ts';
import * as routes from '../../shared/routes/exports.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { guardStream } from '../http/guardStream.ts';

export function addExportRoutes(router: Router, services: Services): void {
  const { database, limits, log } = services;
  bindRoute(router, services, routes.exportScript, async ({ accountId, params, query, context }) => {
    await limits.countHeavy(accountId, 'export');
    const { name, file } = await getExport(database, accountId, params.id, query, new Date());
    context.attachment(name);
    return {
      type: exportTypes[query.format],
      body: guardStream(writeFile(file, query.format, query.dialect), context, log),
    };
  });
  bindRoute(router, services, routes.checkExport, async ({ accountId, params, query }) => {
    await limits.checkHeavy(accountId, 'export');
    const { name } = await getExport(database, accountId, params.id, query, new Date());
    return { name };
  });
}
