import type Router from '@koa/router';
import { hasMail } from '../../config/settings.ts';
import { AppError } from '../../domain/AppError.ts';
import { preparePassword } from '../../domain/recovery/replacePassword.ts';
import { requestReset } from '../../domain/recovery/requestReset.ts';
import { readDevice } from '../../domain/sessions/readDevice.ts';
import { checkReset, resetPassword } from '../../domain/recovery/resetPassword.ts';
import * as routes from '../../shared/routes/recovery.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { readDeviceHash } from '../http/deviceCookie.ts';
import { readNetwork } from '../http/readNetwork.ts';

export function addRecoveryRoutes(router: Router, services: Services): void {
  const { database, limits, settings } = services;
  const secure = settings.PUBLIC_URL?.startsWith('https:') === true;
  const refuseWithoutMail = (): void => {
    if (!hasMail(settings)) throw new AppError('NOT_FOUND', 'this server sends no mail');
  };

  bindRoute(router, services, routes.requestReset, async ({ body, context }) => {
    refuseWithoutMail();
    // An address gets no more than a few mails an hour, and nobody is told that it was enough.
    if (!(await limits.countForgotten(readNetwork(context), body.email))) return;
    await database.transaction((queries) => requestReset(queries, body.email));
  });

  bindRoute(router, services, routes.checkReset, async ({ body, context }) => {
    refuseWithoutMail();
    await limits.countLinkTry(readNetwork(context));
    await checkReset(database, body.token);
  });

  bindRoute(router, services, routes.resetPassword, async ({ body, context }) => {
    refuseWithoutMail();
    await limits.countLinkTry(readNetwork(context));
    const { token, password } = body;
    const accountId = await checkReset(database, token);
    const passwordHash = await preparePassword(database, accountId, password);
    const device = readDevice(context.get('User-Agent'));
    const arrival = { deviceHash: readDeviceHash(context, secure), device, at: new Date() };
    await database.transaction((queries) => resetPassword(queries, { token, accountId, passwordHash }, arrival));
  });
}
