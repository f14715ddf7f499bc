import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { applyGenerationEvent } from './applyGenerationEvent.ts';

export const generationHandlers = {
  'script.queued': applyGenerationEvent,
  'script.started': applyGenerationEvent,
  'script.stage': applyGenerationEvent,
  'script.outlined': applyGenerationEvent,
  'script.awaiting_approval': applyGenerationEvent,
  'script.section': applyGenerationEvent,
  'script.retrying': applyGenerationEvent,
  'script.cancelling': applyGenerationEvent,
  'script.completed': applyGenerationEvent,
  'script.failed': applyGenerationEvent,
  'script.cancelled': applyGenerationEvent,
  'script.updated': applyGenerationEvent,
  'script.deleted': applyGenerationEvent,
} satisfies Partial<EventHandlers>;
