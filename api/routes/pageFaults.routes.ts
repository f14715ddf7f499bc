import type Router from '@koa/router';
import * as routes from '../../shared/routes/pageFaults.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { limitAddresses } from '../http/limitAddresses.ts';
import { readNetwork } from '../http/readNetwork.ts';

/** A page that fails again and again is told often enough by then. */
const faultsPerHour = 20;

/** Puts into the log what went wrong in somebody's browser. Anybody can say anything here: it is a warning, no fault of ours yet. */
export function addPageFaultRoutes(router: Router, services: Services): void {
  const limit = limitAddresses('page faults', faultsPerHour);
  bindRoute(router, services, routes.reportPageFault, async ({ context, accountId, body }) => {
    await limit(readNetwork(context));
    services.log.warn(
      { fault: body, accountId: accountId || null, browser: context.get('User-Agent').slice(0, 300) },
      'a page failed in a browser',
    );
  });
}
