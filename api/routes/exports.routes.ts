import type Router from '@koa/router';
import { isBeta } from '../../config/settings.ts';
import { prepareExport } from '../../domain/exports/prepareExport.ts';
import { exportScript } from '../../domain/exports/exportScript.ts';
import { exportTypes } from '../../shared/exports.schema.ts';
import * as routes from '../../shared/routes/exports.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { guardStream } from '../http/guardStream.ts';
import { signalOf } from '../http/signalOf.ts';

export function addExportRoutes(router: Router, services: Services): void {
  const { database, settings, limits, log, compute } = services;
  bindRoute(router, services, routes.exportScript, async ({ accountId, params, query, context }) => {
    const asking = { owner: accountId, signal: signalOf(context) };
    const { name, body } = await exportScript(compute.files, asking, async () => {
      await limits.countHeavy(accountId, 'export');
      return prepareExport(database, accountId, params.id, query, { now: new Date(), isBeta: isBeta(settings) });
    });
    context.attachment(name);
    return { type: exportTypes[query.format], body: guardStream(body, context, log) };
  });
  bindRoute(router, services, routes.checkExport, async ({ accountId, params, query }) => {
    compute.files.check(accountId);
    await limits.checkHeavy(accountId, 'export');
    const { name } = await prepareExport(database, accountId, params.id, query, { now: new Date(), isBeta: isBeta(settings) });
    return { name };
  });
}
