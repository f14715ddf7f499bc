import type { IncomingMessage } from 'node:http';
import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';
import { AppError } from '../../domain/AppError.ts';
import { userStream } from '../../shared/events.ts';
import { connectionCounts } from './connectionCounts.ts';
import { takeTurns } from './takeTurns.ts';
import type { Wire } from './wire.ts';

/** Sessions that are looked up at once for new sockets; HTTP keeps the other connections to the database. */
const lookupsAtOnce = 4;

type Identity = { readonly accountId: string; readonly session: string };

/**
 * Lets a socket in: whose it is, and that there is room for it. Each connection is let in once, and keeps what it took of
 * the room until it is closed. What is wrong goes to the client as a code.
 */
export function createAdmission(identify: (request: IncomingMessage) => Promise<Identity>, log: Log) {
  const { take } = connectionCounts();
  const inTurn = takeTurns(lookupsAtOnce);
  const known = new WeakSet<Wire['conn']>();

  async function admit(socket: Wire): Promise<void> {
    const { conn } = socket;
    if (known.has(conn)) throw new AppError('TOO_MANY_CONNECTIONS', 'a connection carries one socket');
    known.add(conn);
    const { accountId, session } = await inTurn(() => identify(socket.request));
    // A connection that was closed meanwhile would never give its room back.
    if (conn.readyState !== 'open') return;
    const release = take({ accountId, session });
    if (!release) throw new AppError('TOO_MANY_CONNECTIONS', 'too many sockets of this session or account');
    conn.once('close', release);
    socket.data = { accountId, session, own: userStream(accountId), streams: new Map(), form: 1, tab: null };
  }

  return (socket: Wire, next: (error?: Error) => void): void => {
    admit(socket).then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof AppError)) logFailure(log, error, 'a socket could not be let in');
        next(new Error(error instanceof AppError ? error.code : 'UNAVAILABLE'));
        // After the refusal has been sent, which is a moment later; nothing else is to be had on this connection.
        setImmediate(() => socket.conn.close());
      },
    );
  };
}
