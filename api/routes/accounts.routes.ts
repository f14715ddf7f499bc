import type Router from '@koa/router';
import type { Context } from 'koa';
import { confirmsAddresses } from '../../config/settings.ts';
import { firstEpoch } from '../../domain/accounts/accounts.queries.ts';
import { checkCredentials } from '../../domain/accounts/checkCredentials.ts';
import { getUser } from '../../domain/accounts/getUser.ts';
import type { CheckedAccount } from '../../domain/accounts/lockCredentials.ts';
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
  const signIn = (context: Context, checked: CheckedAccount): Promise<void> =>
    beginSession(context, checked, readDeviceHash(context, secure));

  bindRoute(router, services, routes.register, async ({ body, context }) => {
    const user = await limits.withRegistration(readNetwork(context), () => registerAccount(database, body, confirming));
    await signIn(context, { accountId: user.id, epoch: firstEpoch });
    return user;
  });

  bindRoute(router, services, routes.login, async ({ body, context }) => {
    const visitor = { network: readNetwork(context), deviceHash: findDeviceHash(context, secure) };
    const accountId = await limits.withSignIn(visitor, body.email, async () => {
      const checked = await checkCredentials(database, body);
      await signIn(context, checked);
      return checked.accountId;
    });
    return getUser(database, accountId);
  });

  bindRoute(router, services, routes.logout, async ({ context }) => leaveSession(context));

  bindRoute(router, services, routes.getUser, ({ accountId }) => getUser(database, accountId));
}
