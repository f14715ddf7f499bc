import type Router from '@koa/router';
import { hasMail } from '../../config/settings.ts';
import { AppError } from '../../domain/AppError.ts';
import { cancelEmailChange } from '../../domain/confirmation/cancelEmailChange.ts';
import { checkConfirmation } from '../../domain/confirmation/checkConfirmation.ts';
import { confirmEmail } from '../../domain/confirmation/confirmEmail.ts';
import { renewConfirmation, sendConfirmationAgain } from '../../domain/confirmation/sendConfirmation.ts';
import * as routes from '../../shared/routes/confirmation.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { readNetwork } from '../http/readNetwork.ts';

/** A link that is in somebody's hands works, whether or not this server still sends mail; another one needs that. */
export function addConfirmationRoutes(router: Router, services: Services): void {
  const { database, limits, settings } = services;
  const refuseWithoutMail = (): void => {
    if (!hasMail(settings)) throw new AppError('NOT_FOUND', 'this server sends no mail');
  };

  bindRoute(router, services, routes.checkConfirmation, async ({ body, context }) => {
    await limits.countLinkTry(readNetwork(context));
    return checkConfirmation(database, body.token);
  });

  bindRoute(router, services, routes.confirmEmail, async ({ body, context }) => {
    await limits.countLinkTry(readNetwork(context));
    return database.transaction((queries) => confirmEmail(queries, body.token));
  });

  bindRoute(router, services, routes.renewConfirmation, async ({ body, context }) => {
    refuseWithoutMail();
    await limits.countLinkTry(readNetwork(context));
    await database.transaction((queries) => renewConfirmation(queries, body.token, settings.SESSION_SECRET));
  });

  bindRoute(router, services, routes.sendConfirmationAgain, async ({ accountId }) => {
    refuseWithoutMail();
    await database.transaction((queries) => sendConfirmationAgain(queries, accountId, settings.SESSION_SECRET));
  });

  bindRoute(router, services, routes.cancelEmailChange, ({ accountId }) =>
    database.transaction((queries) => cancelEmailChange(queries, accountId)),
  );
}
