import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { applyCollectionScriptEvent } from './applyCollectionScriptEvent.ts';
import { applyFavoriteEvent } from './applyFavoriteEvent.ts';
import { applyScriptEvent } from './applyScriptEvent.ts';

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
