import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { applySettingsEvent } from './applySettingsEvent.ts';

export const settingHandlers = { 'settings.changed': applySettingsEvent } satisfies Partial<EventHandlers>;
