import * as z from 'zod/mini';
import { errorStatus, type ErrorCode } from './errorCodes.ts';

/** The stream of one script: whole, with its text; its owner's has the same events as far as lists need them. */
export const scriptStream = (scriptId: string): string => `script:${scriptId}`;

/** What a stream's name begins with, and what it is about: an id as the database writes it, for one thing has one stream. */
const streamName = /^([a-z]+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** The parts of a stream's name; `null` where it is none. */
export function readStream(stream: string): { readonly kind: string; readonly id: string } | null {
  const [, kind, id] = streamName.exec(stream) ?? [];
  return kind === undefined || id === undefined ? null : { kind, id };
}

/** Streams that a socket may follow beside its own. */
export const maxFollowed = 20;

/** Asks for a stream, from the number after `since` on; without it, for what comes from now on. */
export const FollowRequest = z.object({
  stream: z.string().check(z.maxLength(120)),
  since: z.optional(z.int().check(z.minimum(0))),
});
export type FollowRequest = z.infer<typeof FollowRequest>;
export const UnfollowRequest = z.pick(FollowRequest, { stream: true });
export type UnfollowRequest = z.infer<typeof UnfollowRequest>;

const refused = z.object({ error: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]) });

/**
 * The stream is followed. `seq` is its current number, and `revision` the one that its subject had then, or a later one:
 * whoever has that has everything up to `seq`. `reset` says that what was missed since is not sent.
 */
export const FollowAnswer = z.union([z.object({ seq: z.int(), revision: z.int(), reset: z.boolean() }), refused]);
export type FollowAnswer = z.infer<typeof FollowAnswer>;
export type UnfollowAnswer = { readonly error?: ErrorCode };

/** The server ends a stream: whoever follows it may no longer. */
export const Withdrawn = z.object({ stream: z.string() });
export type Withdrawn = z.infer<typeof Withdrawn>;
