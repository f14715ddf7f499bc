import * as z from 'zod';
import { Balance } from './credits.schema.ts';
import { Generation, OutlineSection } from './generations.schema.ts';
import { Notification } from './notifications.schema.ts';
import { Script, Section } from './scripts.schema.ts';

/**
 * A change of a generation that leaves the script's text as it was. `revision` is the script's; its `updatedAt` is the
 * event's `at`, for both are the time of the one commit.
 */
const progress = z.object({ scriptId: z.uuid(), revision: z.int(), generation: Generation });
const whole = z.object({ script: Script });

const payloads = {
  'script.queued': whole,
  'script.started': progress,
  'script.stage': progress,
  'script.outlined': progress.extend({
    title: z.string(),
    outline: z.array(OutlineSection),
    ...Script.pick({ writer: true, writerDetail: true, seed: true }).shape,
  }),
  'script.awaiting_approval': progress,
  'script.section': progress.extend({ section: Section }),
  'script.retrying': progress,
  'script.cancelling': progress,
  'script.completed': whole,
  'script.failed': whole,
  'script.cancelled': whole,
  'script.updated': whole,
  'script.deleted': z.object({ scriptId: z.uuid(), revision: z.int() }),
  'credits.changed': Balance.extend({ revision: z.int() }),
  'notification.created': z.object({ notification: Notification }),
} as const;

export type EventType = keyof typeof payloads;
export type EventPayload<T extends EventType> = z.infer<(typeof payloads)[T]>;

const envelope = { stream: z.string(), seq: z.int(), at: z.iso.datetime() };

type EventOf<T extends EventType> = {
  [K in T]: { stream: string; seq: number; at: string; type: K; payload: EventPayload<K> };
}[T];
export type StreamEvent = EventOf<EventType>;

const byType = Object.entries(payloads).map(([type, payload]) => z.object({ ...envelope, type: z.literal(type), payload }));

/** One event as the socket carries it; both sides parse with this. */
export const StreamEvent = z.discriminatedUnion('type', byType as never) as unknown as z.ZodType<StreamEvent>;

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

/** The server's greeting: each stream's current number, and the streams whose missed events are gone (`reset`). */
export const Ready = z.object({ streams: z.record(z.string(), z.int()), reset: z.array(z.string()) });
export type Ready = z.infer<typeof Ready>;

/** What the client hands over on connecting: the last number it has of each stream. */
export const Handshake = z.object({ since: z.record(z.string().max(120), z.int().min(0)).optional() });

export const userStream = (accountId: string): string => `user:${accountId}`;

/** The Socket.IO events each way. */
export type ServerToClient = {
  ready: (ready: Ready) => void;
  event: (event: StreamEvent) => void;
  live: (live: LiveText) => void;
};
