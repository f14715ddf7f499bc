import * as z from 'zod';
import type Router from '@koa/router';
import { endSession } from '../../domain/sessions/endSession.ts';
import { endSessions } from '../../domain/sessions/endSessions.ts';
import { listSessions } from '../../domain/sessions/listSessions.ts';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import * as routes from '../../shared/routes/sessions.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';
import { askingAccount, currentSession, leaveSession } from '../http/sessions.ts';

export function addSessionRoutes(router: Router, services: Services): void {
  const { database } = services;

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
