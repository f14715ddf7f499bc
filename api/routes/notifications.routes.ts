import type Router from '@koa/router';
import * as z from 'zod';
import { dismissNotification } from '../../domain/notifications/dismissNotification.ts';
import { listNotifications } from '../../domain/notifications/listNotifications.ts';
import { readNotifications } from '../../domain/notifications/readNotifications.ts';
import { readCursorPosition } from '../../domain/readCursorPosition.ts';
import * as routes from '../../shared/routes/notifications.routes.ts';
import type { Services } from '../context.ts';
import { bindRoute } from '../http/bindRoute.ts';

export function addNotificationRoutes(router: Router, services: Services): void {
  const { database } = services;
  bindRoute(router, services, routes.listNotifications, ({ accountId, query }) =>
    listNotifications(database, accountId, readCursorPosition(query.cursor, z.uuid()), query.limit),
  );
  bindRoute(router, services, routes.readNotifications, ({ accountId }) =>
    database.transaction((queries) => readNotifications(queries, accountId, null)),
  );
  bindRoute(router, services, routes.readNotification, ({ accountId, params }) =>
    database.transaction((queries) => readNotifications(queries, accountId, params.id)),
  );
  bindRoute(router, services, routes.dismissNotification, ({ accountId, params }) =>
    database.transaction((queries) => dismissNotification(queries, accountId, params.id)),
  );
}
