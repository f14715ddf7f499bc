import * as z from 'zod/mini';
import { NotificationPage } from '../notifications.schema.ts';
import { defineRoute } from '../route.ts';
import { pageQuery } from './page.ts';

const params = z.strictObject({ id: z.uuid() });

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: 'News, newest first, and how much of it is unread',
  query: z.strictObject(pageQuery),
  answers: { 200: NotificationPage },
});
export const readNotifications = defineRoute({
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'signed-in',
  summary: 'Mark all notifications as read',
  answers: { 204: null },
});
export const readNotification = defineRoute({
  method: 'POST',
  path: '/api/notifications/:id/read',
  access: 'signed-in',
  summary: 'Mark notifications as read',
  params,
  answers: { 204: null },
  errors: ['NOT_FOUND'],
});
export const dismissNotification = defineRoute({
  method: 'DELETE',
  path: '/api/notifications/:id',
  access: 'signed-in',
  summary: 'Take notifications off the list',
  params,
  answers: { 204: null },
  errors: ['NOT_FOUND'],
});
