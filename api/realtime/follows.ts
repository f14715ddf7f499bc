import type * as z from 'zod/mini';
import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';
import type { Database } from '../../db/pool.ts';
import { AppError } from '../../domain/AppError.ts';
import {
  FollowRequest,
  maxFollowed,
  readStream,
  UnfollowRequest,
  type FollowAnswer,
  type UnfollowAnswer,
} from '../../shared/streams.ts';
import { cutOff } from './cutOff.ts';
import type { Followers } from './followers.ts';
import { greet } from './greet.ts';
import { socketLimits } from './socketLimits.ts';
import { streamKinds } from './streamKinds.ts';
import { takeTurns } from './takeTurns.ts';
import type { Wire, Wires } from './wire.ts';

/** Policies that are asked at once for sockets; HTTP keeps the other connections to the database. */
const asksAtOnce = 4;

type Parts = { readonly io: Wires; readonly database: Database; readonly followers: Followers; readonly log: Log };

/**
 * Which streams a socket hears beside its own: those that it asks for, whose kind is registered and whose policy says yes, for
 * as long as it does. What is forbidden looks like what is not there.
 */
export function createFollows({ io, database, followers, log }: Parts) {
  const judge = createJudge(database);

  async function follow(socket: Wire, { stream, since }: FollowRequest, answer: (answer: FollowAnswer) => void): Promise<void> {
    const { accountId, streams } = socket.data;
    const revision = streams.has(stream) ? null : await judge(accountId, stream);
    if (revision === null) throw new AppError('NOT_FOUND', 'no such stream');
    // Its own is one of them, and not counted.
    if (streams.size > maxFollowed) throw new AppError('LIMIT_REACHED', 'too many streams');
    if (!socket.connected) return;
    await followers.add(socket, stream);
    const announce = async (seq: number, reset: boolean): Promise<boolean> => {
      // Asked once more, now that no event is missed: from here on whatever may end it is heard of.
      const present = await judge(accountId, stream);
      if (present === null) throw new AppError('NOT_FOUND', 'no such stream');
      answer({ seq, revision: present, reset });
      return true;
    };
    await greet(io, database, socket, { stream, since, announce }).catch((error: unknown) => {
      followers.remove(socket, stream);
      throw error;
    });
    if (!socket.connected) followers.remove(socket, stream);
  }

  function unfollow(socket: Wire, { stream }: { readonly stream: string }): void {
    if (stream !== socket.data.own) followers.remove(socket, stream);
  }

  /** Takes a stream from those whose policy now says no. */
  async function judgeAgain(stream: string): Promise<void> {
    const sockets = Map.groupBy(followers.of(stream), ({ data }) => data.accountId);
    for (const [accountId, theirs] of sockets) {
      if ((await judge(accountId, stream)) !== null) continue;
      for (const socket of theirs) {
        followers.remove(socket, stream);
        socket.emit('withdrawn', { stream });
      }
    }
  }

  return {
    /** Takes a socket's requests, one after the other, once it is welcome. */
    listen: (socket: Wire, welcome: Promise<unknown>): void => {
      const inOrder = createOrder(socket, welcome, log);
      socket.on('follow', (raw: unknown, answer: unknown) =>
        inOrder(FollowRequest, raw, answer, (request) => follow(socket, request, answer as (answer: FollowAnswer) => void)),
      );
      socket.on('unfollow', (raw: unknown, answer: unknown) =>
        inOrder(UnfollowRequest, raw, answer, (request) => {
          unfollow(socket, request);
          (answer as (answer: UnfollowAnswer) => void)({});
        }),
      );
    },
    /** After an event, whoever may no longer hear the stream loses it. */
    heed: async (stream: string, type: string): Promise<void> => {
      const kind = streamKinds.get(readStream(stream)?.kind ?? '');
      const types: ReadonlySet<string> | undefined = kind?.judgedAfter;
      if (types?.has(type)) await judgeAgain(stream);
    },
    /** In case something ended a permission of which no event speaks. */
    checkAll: async (): Promise<void> => {
      for (const stream of followers.streams()) if (streamKinds.has(readStream(stream)?.kind ?? '')) await judgeAgain(stream);
    },
  };
}

/** Asks the policy of a stream's kind, a few at a time: a revision, or `null` for no. */
function createJudge(database: Database) {
  const inTurn = takeTurns(asksAtOnce);
  return async (accountId: string, stream: string): Promise<number | null> => {
    const name = readStream(stream);
    const kind = name && streamKinds.get(name.kind);
    return kind ? inTurn(() => kind.mayFollow(database, accountId, name.id)) : null;
  };
}

/** One request after the other, each answered; who asks without wanting an answer is not ours, and gets none. */
function createOrder(socket: Wire, welcome: Promise<unknown>, log: Log) {
  // Who is not welcome is disconnected; whoever welcomes it says so.
  let work: Promise<unknown> = welcome.catch(() => undefined);
  let waiting = 0;
  return <T>(schema: z.ZodMiniType<T>, raw: unknown, answer: unknown, handle: (request: T) => Promise<void> | void): void => {
    if (typeof answer !== 'function') return;
    const refuse = (error: unknown): void => {
      if (!(error instanceof AppError)) logFailure(log, error, 'a stream could not be followed');
      answer({ error: error instanceof AppError ? error.code : 'UNAVAILABLE' });
    };
    const request = schema.safeParse(raw);
    if (!request.success) return refuse(new AppError('VALIDATION_FAILED', 'no request for a stream'));
    if (waiting >= socketLimits.requests) return cutOff(socket.conn);
    waiting += 1;
    work = work
      .then(() => (socket.connected ? handle(request.data) : undefined))
      .catch(refuse)
      .finally(() => {
        waiting -= 1;
      });
  };
}
