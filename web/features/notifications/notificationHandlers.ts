import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { announce } from './announce.ts';
import { applyNotificationEvent } from './applyNotificationEvent.ts';

export const notificationHandlers = {
  'notification.created': async (client, event, context) => {
    await applyNotificationEvent(client, event);
    announce(event.payload.notification, context);
  },
  'notification.read': applyNotificationEvent,
  'notification.dismissed': applyNotificationEvent,
} satisfies Partial<EventHandlers>;
