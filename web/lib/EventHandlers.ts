import type { QueryClient } from '@tanstack/react-query';
import type { EventType, StreamEvent } from '../../shared/events.ts';

export type EventOf<T extends EventType> = Extract<StreamEvent, { readonly type: T }>;

/** What a handler may know of the page beside the cache. */
export type EventContext = {
  readonly path: () => string;
  readonly go: (path: string) => void;
  /** Whether the events of that stream come here as well. */
  readonly isFollowed: (stream: string) => boolean;
};

/** Brings one event into the cache. It has no part in rendering, and runs as well where there is no page. */
export type EventHandler<T extends EventType> = (
  client: QueryClient,
  event: EventOf<T>,
  context: EventContext,
) => Promise<void> | void;

/** A handler for each type of event: an object that lacks one does not compile. */
export type EventHandlers = { readonly [T in EventType]: EventHandler<T> };
