import type Router from '@koa/router';
import { confirmsAddresses } from '../../config/settings.ts';
import { getUser } from '../../domain/accounts/getUser.ts';
import type { CheckedAccount } from '../../domain/accounts/lockCredentials.ts';
import { prepareRegistration, registerAccount } from '../../domain/accounts/registerAccount.ts';
import { sendConfirmation } from '../../domain/confirmation/sendConfirmation.ts';
import type { RegisterAccountBody } from '../../shared/accounts.schema.ts';
import * as routes from '../../shared/routes/accounts.routes.ts';
import type { Services } from '../context.ts';
import { readDeviceHash } from '../http/deviceCookie.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { beginSession } from '../http/sessions.ts';

export function addAccountRoutes(router: Router, services: Services): void {
  const { database, limits, settings } = services;
  const confirming = confirmsAddresses(settings) ? { sessionSecret: settings.SESSION_SECRET } : null;
  const secure = settings.PUBLIC_URL?.startsWith('https:') === true;

  const register = async (body: RegisterAccountBody): Promise<CheckedAccount> => {
    const registration = await prepareRegistration(body);
    return database.transaction(async (queries) => {
      const account = await registerAccount(queries, registration, { isEmailConfirmed: confirming === null });
      const { accountId } = account;
      if (confirming) await sendConfirmation(queries, { accountId, email: registration.email, ...confirming });
      return account;
    });
  };

  bindRoute(router, services, routes.registerAccount, async ({ body, context }) => {
    const account = await limits.withRegistration(readNetwork(context), () => register(body));
    await beginSession(context, account, readDeviceHash(context, secure));
    return getUser(database, account.accountId);
  });

  bindRoute(router, services, routes.getUser, ({ accountId }) => getUser(database, accountId));
}
