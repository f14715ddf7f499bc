import * as z from 'zod';
import { describeIssues } from '../../config/describeError.ts';
import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';
import type { Database } from '../../db/pool.ts';
import { findStream, listEventsAfter, type EventRow } from '../../domain/events/readStream.ts';
import { eventChannel } from '../../domain/events/publish.ts';
import { LiveText } from '../../shared/events.ts';
import { startListener } from '../../db/startListener.ts';

/** Events read in one go: few enough that a client which reads has taken them before the next ones come. */
const batch = { events: 100, bytes: 1_000_000 } as const;

const Message = z.union([
  z.object({ stream: z.string(), seq: z.int() }),
  z.object({ stream: z.string(), live: LiveText }),
  z.object({ session: z.string() }),
]);

export type RelayOptions = {
  readonly databaseUrl: string;
  readonly database: Database;
  readonly log: Log;
  readonly onEvent: (event: EventRow) => void;
  readonly onLive: (stream: string, live: LiveText) => void;
  readonly onSessionEnded: (idHash: string) => void;
};

/**
 * Brings the events of the streams that somebody here follows, each once and in order. A notification says only that there is
 * something; what there is gets read by number, so that a lost notification or a lost connection loses nothing.
 */
export function startRelay({ databaseUrl, database, log, onEvent, onLive, onSessionEnded }: RelayOptions) {
  /** The last number handed on, of each followed stream; the promise is the reading under way. */
  const followed = new Map<string, { last: number; reading: Promise<void>; wanted: boolean }>();

  const read = (stream: string): void => {
    const state = followed.get(stream);
    if (!state || state.wanted) return;
    state.wanted = true;
    state.reading = state.reading
      .then(async () => {
        state.wanted = false;
        for (let isMore = true; isMore;) {
          const next = await listEventsAfter(database, stream, state.last, batch);
          for (const event of next.events) {
            state.last = event.seq;
            onEvent(event);
          }
          isMore = next.isMore;
        }
      })
      .catch((error: unknown) => logFailure(log, error, 'events could not be read; the next message tries again', { stream }));
  };

  const listener = startListener({
    databaseUrl,
    channel: eventChannel,
    log,
    onConnected: () => {
      for (const stream of followed.keys()) read(stream);
    },
    onMessage: (payload) => {
      const message = Message.safeParse(readJson(payload));
      if (!message.success)
        return log.error({ issues: describeIssues(message.error.issues) }, 'a message on the event channel is malformed');
      if ('session' in message.data) onSessionEnded(message.data.session);
      else if (!followed.has(message.data.stream)) return;
      else if ('live' in message.data) onLive(message.data.stream, message.data.live);
      else read(message.data.stream);
    },
  });

  return {
    isListening: listener.isListening,
    stop: listener.stop,
    /** From now on this stream's events are handed on. */
    follow: async (stream: string): Promise<void> => {
      if (followed.has(stream)) return;
      const { seq } = await findStream(database, stream);
      if (!followed.has(stream)) followed.set(stream, { last: seq, reading: Promise.resolve(), wanted: false });
      // A notification between the reading of the number and this line found nobody following.
      read(stream);
    },
    unfollow: (stream: string): void => void followed.delete(stream),
  };
}

/** The channel is open to every client of the database: what is no JSON is malformed like anything else. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
