import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { applyCreditsEvent } from './applyCreditsEvent.ts';

export const creditHandlers = { 'credits.changed': applyCreditsEvent } satisfies Partial<EventHandlers>;
