import type { Socket } from 'socket.io';
import type { EventRow } from '../../domain/events/events.queries.ts';
import type { ServerToClient } from '../../shared/events.ts';

/** What the server knows of one connection. `sent` is the last number it got; until it is ready, news waits in `held`. */
export type Connection = { accountId: string; stream: string; session: string; sent: number; ready: boolean; held: EventRow[] };

/** One client's connection, as Socket.IO holds it. */
export type Wire = Socket<Record<string, never>, ServerToClient, Record<string, never>, Connection>;
