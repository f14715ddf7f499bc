import type { Context, Middleware, Next } from 'koa';
import type { Log } from '../../config/log.ts';
import { isUnavailable } from '../../db/isUnavailable.ts';
import { logFailure } from '../../db/logFailure.ts';
import { AppError } from '../../domain/AppError.ts';
import type { ErrorCode } from '../../shared/errorCodes.ts';
import { isPage } from './isPage.ts';
import { isUnread } from './isUnread.ts';
import { sendFailure } from './sendNotice.ts';

/** Seconds after which to try again what passes by itself. */
export const retryAfterSeconds = 3;

/**
 * The one place where an error becomes an answer: `{ error: { code, message, issues?, details?, requestId } }`, or a page where
 * a person's browser asked for one.
 */
export const answerErrors =
  (log: Log): Middleware =>
  async (context: Context, next: Next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined) throw new AppError('NOT_FOUND', 'no such route');
    } catch (error) {
      // Whoever asked has gone, and what was to be done for them was given up: there is nobody to answer, and nothing failed.
      if (context.res.destroyed && error instanceof Error && error.name === 'AbortError') return;
      const known = toAppError(error);
      const where = { requestId: context.state.requestId, method: context.method, path: context.path };
      // What asks to come back is a full queue or a stop: it is worth knowing, but nothing has failed.
      if (known.code === 'UNAVAILABLE' && known === error) log.warn({ ...where, reason: known.message }, 'a request was put off');
      // An AppError was meant as it is; what is no AppError is what the log is for.
      else if (known.status >= 500 && known !== error) logFailure(log, error, 'a request failed', where);
      context.status = known.status;
      if (isUnread(context.req)) context.set('Connection', 'close');
      context.set('Cache-Control', 'no-store');
      const retryAfter = known.details?.['retryAfterSeconds'];
      if (typeof retryAfter === 'number') context.set('Retry-After', String(retryAfter));
      if (known.status >= 500 && isPage(context))
        return sendFailure(context, known.code === 'UNAVAILABLE' ? retryAfterSeconds : null);
      context.body = {
        error: {
          code: known.code,
          message: known.message,
          requestId: context.state.requestId,
          ...(known.issues && { issues: known.issues }),
          ...(known.details && { details: known.details }),
        },
      };
    }
    return undefined;
  };

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID_JSON',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  501: 'METHOD_NOT_ALLOWED',
};

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // Koa and its body parser throw errors with a status of their own.
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  const code = byStatus[status];
  if (code) return new AppError(code, error instanceof Error ? error.message : code);
  return isUnavailable(error)
    ? new AppError('UNAVAILABLE', 'the database cannot serve now', { details: { retryAfterSeconds } })
    : new AppError('INTERNAL', 'something went wrong');
}
