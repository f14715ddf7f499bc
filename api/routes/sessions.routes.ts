import * as z from 'zod';
import type Router from '@koa/router';
import { endSession } from '../../domain/sessions/endSession.ts';
import { endSessions } from '../../domain/sessions/endSessions.ts';
import { listSessions } from '../../domain/sessions/listSessions.ts';
import { checkCredentials } from '../../domain/accounts/checkCredentials.ts';
import { getUser } from '../../domain/accounts/getUser.ts';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import * as routes from '../../shared/routes/sessions.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { findDeviceHash, readDeviceHash } from '../http/deviceCookie.ts';
import { readNetwork } from '../http/readNetwork.ts';
import { askingAccount, beginSession, currentSession, leaveSession } from '../http/sessions.ts';

export function addSessionRoutes(router: Router, services: Services): void {
  const { database, limits, settings } = services;
  const secure = settings.PUBLIC_URL?.startsWith('https:') === true;

  bindRoute(router, services, routes.signIn, async ({ body, context }) => {
    const visitor = { network: readNetwork(context), deviceHash: findDeviceHash(context, secure) };
    const accountId = await limits.withSignIn(visitor, body.email, async () => {
      const checked = await checkCredentials(database, body);
      await beginSession(context, checked, readDeviceHash(context, secure));
      return checked.accountId;
    });
    return getUser(database, accountId);
  });

  bindRoute(router, services, routes.signOut, async ({ context }) => leaveSession(context));

  bindRoute(router, services, routes.listSessions, ({ accountId, query, context }) =>
    listSessions(database, accountId, currentSession(context), readCursorPosition(query.cursor, z.uuid()), query.limit),
  );

  bindRoute(router, services, routes.endSession, ({ params, context }) =>
    database.transaction((queries) => endSession(queries, askingAccount(context), params.id)),
  );

  bindRoute(router, services, routes.endSessions, async ({ body, context }) => {
    await database.transaction((queries) =>
      endSessions(queries, askingAccount(context), body.which === 'others' ? currentSession(context) : null),
    );
    if (body.which === 'all') leaveSession(context);
  });
}
