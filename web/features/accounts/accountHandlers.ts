import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { applyUserEvent } from './applyUserEvent.ts';

export const accountHandlers = {
  'user.changed': applyUserEvent,
  'sessions.changed': applyUserEvent,
} satisfies Partial<EventHandlers>;
