import type Router from '@koa/router';
import * as routes from '../../shared/routes/pageErrors.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { limitAddresses } from '../http/limitAddresses.ts';
import { readNetwork } from '../http/readNetwork.ts';

/** A page that fails again and again is told often enough by then. */
const errorsPerHour = 20;

/** Puts into the log what went wrong in somebody's browser. Anybody can say anything here: it is a warning, no error of ours yet. */
export function addPageErrorRoutes(router: Router, services: Services): void {
  const limit = limitAddresses('page faults', errorsPerHour);
  bindRoute(router, services, routes.reportPageError, async ({ context, accountId, body }) => {
    await limit(readNetwork(context));
    services.log.warn(
      { pageError: body, accountId: accountId || null, browser: context.get('User-Agent').slice(0, 300) },
      'a page failed in a browser',
    );
  });
}
