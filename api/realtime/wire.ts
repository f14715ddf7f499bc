import type { Server, Socket } from 'socket.io';
import type { ClientToServer, ServerToClient } from '../../shared/events.ts';

/**
 * How far one stream is with a client. `sent` is the last number that it got, `seen` the last one that there was for it:
 * until it is `ready`, what lies between is read for it, and no event waits in memory.
 */
export type Position = { sent: number; seen: number; ready: boolean };

/**
 * What the server knows of one connection: `own` is the stream of its account, which it hears by itself, `streams` all that it
 * hears, by name. `form` is what it can read, `tab` the page that it says it is.
 */
export type Connection = {
  accountId: string;
  session: string;
  own: string;
  streams: Map<string, Position>;
  form: number;
  tab: string | null;
};

/** One client's connection, as Socket.IO holds it. */
export type Wire = Socket<ClientToServer, ServerToClient, Record<string, never>, Connection>;
export type Wires = Server<ClientToServer, ServerToClient, Record<string, never>, Connection>;
