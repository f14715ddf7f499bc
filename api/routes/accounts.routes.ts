import type Router from '@koa/router';
import type { Context } from 'koa';
import { confirmsAddresses } from '../../config/settings.ts';
import { checkCredentials } from '../../domain/accounts/checkCredentials.ts';
import { getUser } from '../../domain/accounts/getUser.ts';
import { meetDevice } from '../../domain/accounts/meetDevice.ts';
import { readDevice } from '../../domain/accounts/readDevice.ts';
import { registerAccount } from '../../domain/accounts/registerAccount.ts';
import * as routes from '../../shared/routes/accounts.routes.ts';
import type { Services } from '../context.ts';
import { findDeviceHash, readDeviceHash } from '../http/deviceCookie.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { beginSession, leaveSession } from '../http/sessions.ts';

export function addAccountRoutes(router: Router, services: Services): void {
  const { database, limits, settings } = services;
  const confirming = confirmsAddresses(settings) ? { sessionSecret: settings.SESSION_SECRET } : null;
  const secure = settings.PUBLIC_URL?.startsWith('https:') === true;
  const meet = (context: Context, accountId: string): Promise<void> =>
    meetDevice(database, accountId, readDeviceHash(context, secure), readDevice(context.get('User-Agent')), new Date());

  bindRoute(router, services, routes.register, async ({ body, context }) => {
    const user = await limits.withRegistration(readNetwork(context), () => registerAccount(database, body, confirming));
    await beginSession(context, user.id);
    await meet(context, user.id);
    return user;
  });

  bindRoute(router, services, routes.login, async ({ body, context }) => {
    const visitor = { network: readNetwork(context), deviceHash: findDeviceHash(context, secure) };
    const accountId = await limits.withSignIn(visitor, body.email, () => checkCredentials(database, body));
    await beginSession(context, accountId);
    await meet(context, accountId);
    return getUser(database, accountId);
  });

  bindRoute(router, services, routes.logout, async ({ context }) => leaveSession(context));

  bindRoute(router, services, routes.getUser, ({ accountId }) => getUser(database, accountId));
}
