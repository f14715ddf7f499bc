import type { QueryClient } from '@tanstack/react-query';
import { readStream } from '../../shared/streams.ts';
import { catchUpWithScript } from '../features/scripts/catchUpWithScript.ts';
import { refetchScript } from '../features/scripts/refetchScript.ts';
import { ownScriptHandlers } from '../features/scripts/scriptHandlers.ts';
import type { EventHandlers } from '../lib/EventHandlers.ts';

/** What a page does with a kind of stream that it follows beside its own. */
type StreamKind = {
  readonly handlers: Partial<EventHandlers>;
  /** The stream is followed from now on; its subject stood at this revision. */
  readonly catchUp: (client: QueryClient, id: string, revision: number) => Promise<void>;
  /** Events were missed: what they were about is asked for again. */
  readonly refetch: (client: QueryClient, id: string) => Promise<void>;
};

const streamKinds: ReadonlyMap<string, StreamKind> = new Map([
  ['script', { handlers: ownScriptHandlers, catchUp: catchUpWithScript, refetch: refetchScript }],
]);

/** The kind of a stream; `undefined` of a person's own one. */
export const kindOf = (stream: string): StreamKind | undefined => streamKinds.get(readStream(stream)?.kind ?? '');
