import type { ScriptEventType } from '../../../shared/events.ts';
import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { applyCollectionScriptEvent } from './applyCollectionScriptEvent.ts';
import { applyFavoriteEvent } from './applyFavoriteEvent.ts';
import { applyScriptEvent } from './applyScriptEvent.ts';
import { applyToScriptPage } from './applyToScriptPage.ts';

export const scriptHandlers = {
  'script.queued': applyScriptEvent,
  'script.started': applyScriptEvent,
  'script.stage': applyScriptEvent,
  'script.outlined': applyScriptEvent,
  'script.awaiting_approval': applyScriptEvent,
  'script.section': applyScriptEvent,
  'script.retrying': applyScriptEvent,
  'script.cancelling': applyScriptEvent,
  'script.completed': applyScriptEvent,
  'script.failed': applyScriptEvent,
  'script.cancelled': applyScriptEvent,
  'script.updated': applyScriptEvent,
  'script.deleted': applyScriptEvent,
  'favorite.added': applyFavoriteEvent,
  'favorite.removed': applyFavoriteEvent,
} satisfies Partial<EventHandlers>;

/** What a collection's events do to the lists of its scripts. */
export const collectionScriptHandlers = {
  'collection.saved': applyCollectionScriptEvent,
  'collection.script_added': applyCollectionScriptEvent,
  'collection.script_moved': applyCollectionScriptEvent,
  'collection.script_removed': applyCollectionScriptEvent,
} satisfies Partial<EventHandlers>;

/** What the events of a script's own stream do: they are about what pages show of it, and nothing else. */
export const ownScriptHandlers: Pick<EventHandlers, ScriptEventType> = {
  'script.queued': applyToScriptPage,
  'script.started': applyToScriptPage,
  'script.stage': applyToScriptPage,
  'script.outlined': applyToScriptPage,
  'script.awaiting_approval': applyToScriptPage,
  'script.section': applyToScriptPage,
  'script.retrying': applyToScriptPage,
  'script.cancelling': applyToScriptPage,
  'script.completed': applyToScriptPage,
  'script.failed': applyToScriptPage,
  'script.cancelled': applyToScriptPage,
  'script.updated': applyToScriptPage,
  'script.deleted': applyToScriptPage,
};
