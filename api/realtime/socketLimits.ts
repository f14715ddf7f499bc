/**
 * What sockets may take of an API process (decisions 37 and 39; the numbers are the specification's, "Quotas"). How many
 * streams one may follow is `maxFollowed` of `shared/streams.ts`, for clients keep to it as well.
 */
export const socketLimits = {
  /** Sockets of one session, and of one account. */
  sockets: { session: 20, account: 50 },
  /** What may wait for a client that does not read, before it is cut off: packets, and bytes in all. */
  unread: { packets: 500, bytes: 8_000_000 },
  /** Packets that a client may send: ours sends one to connect, and answers pings. */
  sent: { perSecond: 20, burst: 50 },
  /** Bytes of one packet from a client. */
  packetBytes: 16_384,
  /** What one client may have asked for that is not done: no client of ours asks for more. */
  requests: 50,
  /** Missed events that are sent one by one; beyond, fetching what is in sight is cheaper. */
  replayed: { events: 1000, bytes: 2_000_000 },
} as const;
