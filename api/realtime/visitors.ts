import { ServerResponse, type IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { Database } from '../../db/pool.ts';
import { AppError } from '../../domain/AppError.ts';
import { findSession } from '../../domain/sessions/livingSessions.ts';
import type { Origins, Whose } from '../http/origins.ts';
import { accountIn, cookieName, hashSessionId } from '../http/sessions.ts';

type Parts = { readonly app: Koa; readonly database: Database; readonly origins: Origins; readonly secure: boolean };

/** Who opens a socket: from whose page, and by which session. */
export function createVisitors({ app, database, origins, secure }: Parts) {
  /** Whose page opens the socket. A proxy that we trust says under which host it was asked. */
  const judge = (request: IncomingMessage): Whose => {
    const origin = request.headers.origin ?? '';
    const whose = origins.judge(origin, app.createContext(request, new ServerResponse(request)).host);
    if (whose !== 'own' && origin !== '') origins.noteRefused(origin, whose);
    return whose;
  };

  const identify = async (request: IncomingMessage): Promise<{ accountId: string; session: string }> => {
    if (judge(request) !== 'own') throw new AppError('ORIGIN_NOT_ALLOWED', 'an address that no setting names');
    const context = app.createContext(request, new ServerResponse(request));
    const id = context.cookies.get(cookieName(secure), { signed: true });
    const idHash = id === undefined ? null : hashSessionId(id);
    const accountId = idHash && accountIn((await findSession(database, idHash))?.data ?? null);
    if (!idHash || !accountId) throw new AppError('UNAUTHENTICATED', 'no session');
    return { accountId, session: idHash.toString('hex') };
  };

  return { judge, identify };
}
