import { afterAll, expect } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import type { EventType, StreamEvent } from '../../shared/events.ts';
import type { EventContext } from '../../web/lib/EventHandlers.ts';
import { applyEvent } from '../../web/realtime/applyEvent.ts';

/** The test that holds the cache after an event of each type against what the server says: a type without one does not compile. */
const cases: { readonly [T in EventType]: string } = {
  'script.queued': 'events.cache',
  'script.started': 'events.cache',
  'script.stage': 'events.cache',
  'script.outlined': 'events.cache',
  'script.awaiting_approval': 'events.cache',
  'script.section': 'events.cache',
  'script.retrying': 'events.cache',
  'script.cancelling': 'events.cache',
  'script.completed': 'events.cache',
  'script.failed': 'events.cache',
  'script.cancelled': 'events.cache',
  'script.updated': 'events.cache',
  'script.deleted': 'events.cache',
  'credits.changed': 'events.cache',
  'user.changed': 'events.cache',
  'favorite.added': 'events.library',
  'favorite.removed': 'events.library',
  'collection.saved': 'events.library',
  'collection.deleted': 'events.library',
  'collection.script_added': 'events.library',
  'collection.script_moved': 'events.library',
  'collection.script_removed': 'events.library',
  'sessions.changed': 'events.counted',
  'usage.changed': 'events.counted',
  'template.saved': 'templates',
  'template.deleted': 'templates',
  'settings.changed': 'settings',
  'notification.created': 'notifications.cache',
  'notification.read': 'notifications.cache',
  'notification.dismissed': 'notifications.cache',
};

export type ApplyToCache = (client: QueryClient, event: StreamEvent, isFollowed?: EventContext['isFollowed']) => Promise<void>;

/**
 * What a browser does with an event, for the test of this name; in the end the test has to have seen every type of which
 * the table says that it has.
 */
export function eventCases(name: string): ApplyToCache {
  const seen = new Set<EventType>();
  const own = (Object.keys(cases) as EventType[]).filter((type) => cases[type] === name);
  expect(own, `types of events that ${name} holds`).not.toEqual([]);
  afterAll(() => {
    expect(
      own.filter((type) => !seen.has(type)),
      'types of events without a case',
    ).toEqual([]);
  });
  return (client, event, isFollowed = () => false) => {
    seen.add(event.type);
    return applyEvent(client, event, { path: () => '/', go: () => {}, isFollowed });
  };
}
