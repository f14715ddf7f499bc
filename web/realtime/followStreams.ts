import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import type { ClientToServer, ServerToClient } from '../../shared/events.ts';
import { FollowAnswer, readStream, Withdrawn } from '../../shared/streams.ts';
import { followed } from './followed.ts';
import { kindOf } from './streamKinds.ts';

/** Milliseconds in which a server answers; one that does not know of streams never does. */
const patience = 10_000;

type Parts = {
  readonly client: QueryClient;
  readonly socket: Socket<ServerToClient, ClientToServer>;
  /** The last number that was applied of each stream. */
  readonly since: Record<string, number>;
  readonly inTurn: (task: () => Promise<void> | void) => void;
};

/**
 * Follows what the page shows, beside its own stream. A stream that has a cursor is followed, or will be again: its cursor goes
 * with a refusal, and then the person's own stream alone has the page fetch what it shows. Gives the function that ends it.
 */
export function followStreams({ client, socket, since, inTurn }: Parts): () => void {
  const follow = (stream: string): void => {
    const last = since[stream];
    const request = { stream, ...(last !== undefined && { since: last }) };
    const { id } = socket;
    socket.timeout(patience).emit('follow', request, (error: Error | null, raw: unknown) =>
      inTurn(() => {
        // With another connection it was asked for again.
        if (socket.id !== id || !followed.has(stream)) return undefined;
        return begin(stream, last, error ? null : FollowAnswer.parse(raw));
      }),
    );
  };

  function begin(stream: string, last: number | undefined, answer: FollowAnswer | null): Promise<void> | void {
    if (answer === null || 'error' in answer) {
      delete since[stream];
      if (answer?.error === 'UNAVAILABLE') setTimeout(() => socket.connected && followed.has(stream) && follow(stream), patience);
      // What came meanwhile was left to this stream.
      return last === undefined ? undefined : refetch(stream);
    }
    if (last !== undefined && !answer.reset) return undefined;
    since[stream] = answer.seq;
    if (answer.reset) return refetch(stream);
    // Nothing that comes next waits for an answer that is under way.
    void kindOf(stream)?.catchUp(client, idOf(stream), answer.revision);
    return undefined;
  }

  const refetch = async (stream: string): Promise<void> => kindOf(stream)?.refetch(client, idOf(stream));

  socket.on('connect', () => followed.streams().forEach(follow));
  socket.on('withdrawn', (raw) => inTurn(() => void delete since[Withdrawn.parse(raw).stream]));
  return followed.subscribe((stream, isShown) => {
    if (!isShown) delete since[stream];
    if (!socket.connected) return;
    if (isShown) follow(stream);
    else socket.emit('unfollow', { stream }, () => {});
  });
}

const idOf = (stream: string): string => readStream(stream)?.id ?? '';
