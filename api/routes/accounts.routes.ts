import type Router from '@koa/router';
import { AppError } from '../../domain/AppError.ts';
import { checkCredentials } from '../../domain/accounts/checkCredentials.ts';
import { getUser } from '../../domain/accounts/getUser.ts';
import { registerAccount } from '../../domain/accounts/registerAccount.ts';
import * as routes from '../../shared/routes/accounts.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { beginSession, leaveSession } from '../http/sessions.ts';

export function addAccountRoutes(router: Router, services: Services): void {
  const { database, limits } = services;

  bindRoute(router, services, routes.register, async ({ body, context }) => {
    await limits.checkRegistration(context.ip);
    const user = await registerAccount(database, body).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN') await limits.countRegistration(context.ip, true);
      throw error;
    });
    await limits.countRegistration(context.ip, false);
    await beginSession(context, user.id);
    return user;
  });

  bindRoute(router, services, routes.login, async ({ body, context }) => {
    await limits.checkSignIn(context.ip, body.email);
    const accountId = await checkCredentials(database, body).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS')
        await limits.countSignInFailure(context.ip, body.email);
      throw error;
    });
    await beginSession(context, accountId);
    return getUser(database, accountId);
  });

  bindRoute(router, services, routes.logout, async ({ context }) => leaveSession(context));

  bindRoute(router, services, routes.getUser, ({ accountId }) => getUser(database, accountId));
}
