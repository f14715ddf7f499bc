import type { EventHandlers } from '../../lib/EventHandlers.ts';
import { applyCollectionEvent } from './applyCollectionEvent.ts';

export const collectionHandlers = {
  'collection.saved': applyCollectionEvent,
  'collection.deleted': applyCollectionEvent,
  'collection.script_added': applyCollectionEvent,
  'collection.script_moved': applyCollectionEvent,
  'collection.script_removed': applyCollectionEvent,
} satisfies Partial<EventHandlers>;
