import type { Server, Socket } from 'socket.io';
import type { ServerToClient } from '../../shared/events.ts';

/**
 * What the server knows of one connection. `sent` is the last number that it got, `seen` the last one that there was for
 * it: until it is `ready`, what lies between is read for it, and no event waits in memory. `form` is what it can read.
 */
export type Connection = {
  accountId: string;
  stream: string;
  session: string;
  form: number;
  sent: number;
  seen: number;
  ready: boolean;
};

/** One client's connection, as Socket.IO holds it. */
export type Wire = Socket<Record<string, never>, ServerToClient, Record<string, never>, Connection>;
export type Wires = Server<Record<string, never>, ServerToClient, Record<string, never>, Connection>;
