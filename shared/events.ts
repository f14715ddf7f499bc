import * as z from 'zod/mini';
import { Profile } from './accounts.schema.ts';
import { Collection } from './collections.schema.ts';
import { Favorite } from './favorites.schema.ts';
import { Balance } from './credits.schema.ts';
import { Generation, OutlineSection } from './generations.schema.ts';
import { Notification } from './notifications.schema.ts';
import { KeptScriptChange } from './keptScriptChange.schema.ts';
import { Tab } from './scriptChange.schema.ts';
import { Script, Section } from './scripts.schema.ts';
import { SavedSettings } from './settings.schema.ts';
import type { FollowAnswer, FollowRequest, UnfollowAnswer, UnfollowRequest, Withdrawn } from './streams.ts';
import { TemplateChange } from './templateChange.schema.ts';

/**
 * The event has what lists need and nothing of the text: all of it is on the stream of the script itself. An event of an
 * earlier form never says so, and is all there is.
 */
const brief = z.optional(z.literal(true));
/**
 * A change of a generation that leaves the script's text as it was. `revision` is the script's; its `updatedAt` is the
 * event's `at`, for both are the time of the one commit.
 */
const progress = z.object({ scriptId: z.uuid(), revision: z.int(), generation: Generation, brief });
/** A script's place in a collection: behind another one, or first. */
const placed = z.object({ collection: Collection, scriptId: z.uuid(), after: z.nullable(z.uuid()) });
/** How many notifications are unread with this event. Only events of an earlier form do not say it. */
const unread = z.optional(z.int());

const payloads = {
  'script.queued': KeptScriptChange,
  'script.started': progress,
  'script.stage': progress,
  'script.outlined': z.extend(progress, {
    title: z.string(),
    outline: z.array(OutlineSection),
    ...z.pick(Script, { writer: true, writerDetail: true, seed: true, steering: true }).shape,
  }),
  'script.awaiting_approval': progress,
  /** A brief one is without the section. */
  'script.section': z.extend(progress, { section: z.optional(Section) }),
  'script.retrying': progress,
  'script.cancelling': progress,
  'script.completed': KeptScriptChange,
  'script.failed': KeptScriptChange,
  'script.cancelled': KeptScriptChange,
  'script.updated': KeptScriptChange,
  'script.deleted': z.object({ scriptId: z.uuid(), revision: z.int(), brief }),
  'favorite.added': Favorite,
  'favorite.removed': z.object({ scriptId: z.uuid() }),
  /** Created, changed, brought back, or counted again. */
  'collection.saved': z.object({ collection: Collection }),
  'collection.deleted': z.object({ collectionId: z.uuid(), revision: z.int() }),
  'collection.script_added': placed,
  'collection.script_moved': placed,
  'collection.script_removed': z.object({ collection: Collection, scriptId: z.uuid() }),
  'credits.changed': z.extend(Balance, { revision: z.int() }),
  'user.changed': Profile,
  /** Somebody signed in or out somewhere: the list is asked for again where it is in sight. */
  'sessions.changed': z.object({}),
  /** Created, changed or brought back; always one's own. */
  'template.saved': TemplateChange,
  'template.deleted': z.object({ templateId: z.uuid(), revision: z.int() }),
  'settings.changed': SavedSettings,
  /** There is room again that no other event speaks of: the figures are asked for again. */
  'usage.changed': z.object({}),
  'notification.created': z.object({ notification: Notification, unread }),
  /** Those that were unread until now. */
  'notification.read': z.object({ ids: z.array(z.uuid()), readAt: z.iso.datetime(), unread }),
  /** An event of an earlier form says `wasUnread` in place of `unread`. */
  'notification.dismissed': z.object({ id: z.uuid(), unread, wasUnread: z.optional(z.boolean()) }),
} as const;

export type EventType = keyof typeof payloads;
export type ScriptEventType = Extract<EventType, `script.${string}`>;
export type EventPayload<T extends EventType> = z.infer<(typeof payloads)[T]>;

const envelope = { stream: z.string(), seq: z.int(), at: z.iso.datetime() };

type EventOf<T extends EventType> = {
  [K in T]: { stream: string; seq: number; at: string; type: K; payload: EventPayload<K> };
}[T];
export type StreamEvent = EventOf<EventType>;

const byType = Object.entries(payloads).map(([type, payload]) => z.object({ ...envelope, type: z.literal(type), payload }));

/** One event as the socket carries it; both sides parse with this. */
export const StreamEvent = z.discriminatedUnion('type', byType as never) as unknown as z.ZodMiniType<StreamEvent>;

/**
 * The forms of events, by number: a change after which an older client could not read an event raises it. A client says in
 * its handshake which form it reads, and nothing where that is the first. Whoever writes reads all earlier forms, for
 * events are kept for a week; who reads an earlier form than an event has gets `ready` with a `reset` in its place.
 *
 * 1: an event of a script or template carries it whole. 2: it carries `ScriptChange`, `TemplateChange`. 3: the section
 * that is finished is on its script's stream only; a dismissed notification says how many are unread.
 */
export const eventForm = 3;

/** The form that an event is kept in: the earliest one whose clients can read it. */
export function formOf({ type, payload }: { readonly type: string; readonly payload: unknown }): number {
  if (!(payload instanceof Object)) return 1;
  const added = { 'script.section': 'section', 'notification.dismissed': 'wasUnread' }[type];
  if (added !== undefined && !(added in payload)) return 3;
  return 'contentHash' in payload ? 2 : 1;
}

/** Text as it grows. Not kept, not numbered: at most four times a second a script, under 7 kB. */
export const LiveText = z.object({
  scriptId: z.uuid(),
  /** The section's position, from 1. */
  section: z.int(),
  /** Where in the section's text `text` begins, in UTF-16 units. */
  offset: z.int(),
  text: z.string(),
});
export type LiveText = z.infer<typeof LiveText>;

/**
 * The server's greeting: each stream's current number, and the streams whose missed events are gone (`reset`). `form` is the
 * form of events that the server writes, where that is a later one than the client reads: its page is to be loaded again.
 */
export const Ready = z.object({
  streams: z.record(z.string(), z.int()),
  reset: z.array(z.string()),
  form: z.optional(z.int()),
});
export type Ready = z.infer<typeof Ready>;

/**
 * What the client hands over on connecting: the last number it has of each stream, the form of events that it reads, and
 * what its page calls itself.
 */
export const Handshake = z.object({
  form: z._default(z.int().check(z.minimum(1)), 1),
  since: z.optional(z.record(z.string().check(z.maxLength(120)), z.int().check(z.minimum(0)))),
  tab: z.catch(z.optional(Tab), undefined),
});

/** Whether an event is about one script, and therefore on that script's stream as well. */
export const isScriptEvent = <E extends { readonly type: EventType }>(
  event: E,
): event is Extract<E, { readonly type: ScriptEventType }> => event.type.startsWith('script.');

export const userStream = (accountId: string): string => `user:${accountId}`;

/** The Socket.IO events each way. */
export type ServerToClient = {
  ready: (ready: Ready) => void;
  withdrawn: (withdrawn: Withdrawn) => void;
  event: (event: StreamEvent) => void;
  live: (live: LiveText) => void;
};
export type ClientToServer = {
  follow: (request: FollowRequest, answer: (answer: FollowAnswer) => void) => void;
  unfollow: (request: UnfollowRequest, answer: (answer: UnfollowAnswer) => void) => void;
};
