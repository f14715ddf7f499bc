import type { Queries } from '../../db/pool.ts';
import { mayFollowScript } from '../../domain/scripts/mayFollowScript.ts';
import type { EventType } from '../../shared/events.ts';

/** A kind of stream that can be followed, by what its names begin with. */
export type StreamKind = {
  /** The policy: the revision that the stream's subject has, `null` for whoever may not hear of it. */
  readonly mayFollow: (queries: Queries, accountId: string, id: string) => Promise<number | null>;
  /** Events after which the policy may say something else: whoever follows the stream is judged again. */
  readonly judgedAfter: ReadonlySet<EventType>;
};

/** A stream whose kind is not here is nobody's to follow. A person's own one is never asked for: it is there by itself. */
export const streamKinds: ReadonlyMap<string, StreamKind> = new Map([
  ['script', { mayFollow: mayFollowScript, judgedAfter: new Set<EventType>(['script.deleted']) }],
]);
