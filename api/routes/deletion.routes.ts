import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { checkPassword } from '../../domain/accounts/checkCredentials.ts';
import { deleteNow } from '../../domain/deletion/deleteNow.ts';
import { removeDeleted } from '../../domain/deletion/removeDeleted.ts';
import { requestDeletion } from '../../domain/deletion/requestDeletion.ts';
import { restoreAccount } from '../../domain/deletion/restoreAccount.ts';
import { downloadData } from '../../domain/deletion/downloadData.ts';
import * as routes from '../../shared/routes/deletion.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { guardStream } from '../http/guardStream.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { askingAccount, leaveSession } from '../http/sessions.ts';

/** Taking everything along, and going; and what a person has deleted going for good. */
export function addDeletionRoutes(router: Router, services: Services): void {
  const { database, limits, log } = services;

  bindRoute(router, services, routes.downloadData, async ({ accountId, context }) => {
    await limits.countHeavy(accountId, 'download');
    const now = new Date();
    context.attachment(`stillpoint-${now.toISOString().slice(0, 10)}.json`);
    return guardStream(Readable.from(downloadData(database, accountId, now)), context, log);
  });

  bindRoute(router, services, routes.requestDeletion, async ({ accountId, body, context }) => {
    const answer = await limits.withPassword(accountId, readNetwork(context), async () => {
      const checked = await checkPassword(database, accountId, body.password);
      return database.transaction((queries) => requestDeletion(queries, checked));
    });
    leaveSession(context);
    return answer;
  });

  bindRoute(router, services, routes.deleteNow, async ({ accountId, body, context }) => {
    await limits.withPassword(accountId, readNetwork(context), async () => {
      const checked = await checkPassword(database, accountId, body.password);
      await database.transaction((queries) => deleteNow(queries, checked));
    });
    leaveSession(context);
  });

  bindRoute(router, services, routes.restoreAccount, ({ context }) =>
    database.transaction((queries) => restoreAccount(queries, askingAccount(context))),
  );

  bindRoute(router, services, routes.removeDeleted, ({ accountId }) =>
    database.transaction((queries) => removeDeleted(queries, accountId)),
  );
}
