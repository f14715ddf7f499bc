import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { deleteNow } from '../../domain/accounts/deleteNow.ts';
import { requestDeletion } from '../../domain/accounts/requestDeletion.ts';
import { restoreAccount } from '../../domain/accounts/restoreAccount.ts';
import { streamData } from '../../domain/accounts/streamData.ts';
import * as routes from '../../shared/routes/accounts.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { guardStream } from '../http/guardStream.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { askingAccount, leaveSession } from '../http/sessions.ts';

/** Taking everything along, and going. */
export function addLeavingRoutes(router: Router, services: Services): void {
  const { database, limits, log } = services;

  bindRoute(router, services, routes.downloadData, async ({ accountId, context }) => {
    await limits.countHeavy(accountId, 'download');
    const now = new Date();
    context.attachment(`stillpoint-${now.toISOString().slice(0, 10)}.json`);
    return guardStream(Readable.from(streamData(database, accountId, now)), context, log);
  });

  bindRoute(router, services, routes.deleteAccount, async ({ accountId, body, context }) => {
    const answer = await limits.withPassword(accountId, readNetwork(context), () => requestDeletion(database, accountId, body));
    leaveSession(context);
    return answer;
  });

  bindRoute(router, services, routes.deleteNow, async ({ accountId, body, context }) => {
    await limits.withPassword(accountId, readNetwork(context), () => deleteNow(database, accountId, body));
    leaveSession(context);
  });

  bindRoute(router, services, routes.restoreAccount, ({ context }) => restoreAccount(database, askingAccount(context)));
}
