import { randomUUID } from 'node:crypto';
import Koa from 'koa';
import type { Log } from '../config/log.ts';
import { AppError } from '../domain/AppError.ts';
import { answerErrors, retryAfterSeconds } from './http/answerErrors.ts';
import type { Origins } from './http/origins.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { giveNonce } from './http/serveWeb.ts';

/** Answers while the database is waited for: the process lives, and everything else is for later. */
export function createUnavailableApp(log: Log, secure: boolean, origins: Origins): Koa {
  const app = new Koa();
  app.use(async (context, next) => {
    context.state.requestId = randomUUID();
    context.set('X-Request-Id', context.state.requestId);
    await next();
  });
  app.use(giveNonce);
  app.use(securityHeaders(secure, origins));
  app.use(async (context, next) => {
    if (context.path === '/healthz') context.body = { status: 'ok' };
    else await next();
  });
  app.use(answerErrors(log));
  app.use(() => {
    throw new AppError('UNAVAILABLE', 'the database is not reached yet', { details: { retryAfterSeconds } });
  });
  return app;
}
