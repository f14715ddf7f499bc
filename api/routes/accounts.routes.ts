import type Router from '@koa/router';
import type { Context } from 'koa';
import { confirmsAddresses } from '../../config/settings.ts';
import { checkCredentials } from '../../domain/accounts/checkCredentials.ts';
import { getUser } from '../../domain/accounts/getUser.ts';
import type { CheckedAccount } from '../../domain/accounts/lockCredentials.ts';
import { prepareRegistration, registerAccount } from '../../domain/accounts/registerAccount.ts';
import { sendConfirmation } from '../../domain/confirmation/sendConfirmation.ts';
import type { RegisterBody } from '../../shared/accounts.schema.ts';
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

  const register = async (body: RegisterBody): Promise<CheckedAccount> => {
    const registration = await prepareRegistration(body);
    return database.transaction(async (queries) => {
      const account = await registerAccount(queries, registration, { isEmailConfirmed: confirming === null });
      const { accountId } = account;
      if (confirming) await sendConfirmation(queries, { accountId, email: registration.email, ...confirming });
      return account;
    });
  };

  bindRoute(router, services, routes.register, async ({ body, context }) => {
    const account = await limits.withRegistration(readNetwork(context), () => register(body));
    await signIn(context, account);
    return getUser(database, account.accountId);
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
