import type { QueryClient } from '@tanstack/react-query';
import { eventForm, StreamEvent, type Ready } from '../../shared/events.ts';
import { readStream } from '../../shared/streams.ts';
import { applyEvent } from './applyEvent.ts';
import { outdated } from './outdated.ts';
import { refetchAll } from './refetchAll.ts';
import { kindOf } from './streamKinds.ts';

export type Context = { readonly client: QueryClient; readonly path: () => string; readonly go: (path: string) => void };

/**
 * Brings what the server sends into the cache, one after the other: else a later event could be overtaken by an earlier one
 * that waits for a cancelled call.
 */
export function createInbox({ client, path, go }: Context) {
  /** The last number that was applied of each stream. */
  const since: Record<string, number> = {};
  let isOver = false;
  let work = Promise.resolve();
  return {
    since,
    inTurn: (task: () => Promise<void> | void): void => {
      work = work.then(() => (isOver ? undefined : task())).catch(() => refetchAll(client));
    },
    greet: async ({ streams, reset, form = eventForm }: Ready): Promise<void> => {
      if (form > eventForm) outdated.set(true);
      for (const [stream, seq] of Object.entries(streams)) {
        if (stream in since && !reset.includes(stream)) continue;
        const kind = kindOf(stream);
        // One that is no longer followed is nobody's loss.
        if (kind && !(stream in since)) continue;
        since[stream] = seq;
        await (kind ? kind.refetch(client, readStream(stream)?.id ?? '') : refetchAll(client));
      }
    },
    take: async (raw: unknown): Promise<void> => {
      const event = StreamEvent.parse(raw);
      if (event.seq <= (since[event.stream] ?? -1)) return;
      if (kindOf(event.stream) && !(event.stream in since)) return;
      await applyEvent(client, event, { path, go, isFollowed: (stream) => stream in since });
      since[event.stream] = event.seq;
    },
    /** Nothing that waits is applied any more. */
    end: (): void => {
      isOver = true;
    },
  };
}
