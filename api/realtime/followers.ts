import type { Wire } from './wire.ts';

type Relay = { readonly follow: (stream: string) => Promise<void>; readonly unfollow: (stream: string) => void };

export type Followers = {
  readonly of: (stream: string) => Iterable<Wire>;
  readonly streams: () => Iterable<string>;
  readonly add: (socket: Wire, stream: string) => Promise<void>;
  readonly remove: (socket: Wire, stream: string) => void;
};

/** Which sockets hear which stream. The relay reads a stream as long as somebody here hears it. */
export function createFollowers(relay: Relay): Followers {
  const byStream = new Map<string, Set<Wire>>();
  return {
    of: (stream) => byStream.get(stream) ?? [],
    streams: () => byStream.keys(),
    /** From then on every event is seen, and kept back until the socket is ready for this stream. */
    add: async (socket, stream) => {
      socket.data.streams.set(stream, { sent: 0, seen: 0, ready: false });
      byStream.set(stream, (byStream.get(stream) ?? new Set()).add(socket));
      await relay.follow(stream);
      // Everybody may have left meanwhile, before there was anything to unfollow.
      if (!byStream.has(stream)) relay.unfollow(stream);
    },
    remove: (socket, stream) => {
      socket.data.streams.delete(stream);
      const sockets = byStream.get(stream);
      sockets?.delete(socket);
      if (sockets?.size !== 0) return;
      byStream.delete(stream);
      relay.unfollow(stream);
    },
  };
}
