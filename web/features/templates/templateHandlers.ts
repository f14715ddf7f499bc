import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { applyTemplateEvent } from './applyTemplateEvent.ts';

export const templateHandlers = {
  'template.saved': applyTemplateEvent,
  'template.deleted': applyTemplateEvent,
} satisfies Partial<EventHandlers>;
