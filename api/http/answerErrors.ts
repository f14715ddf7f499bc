import { SlonikError } from 'slonik';
import type { Context, Middleware, Next } from 'koa';
import type { Log } from '../../config/log.ts';
import { AppError } from '../../domain/AppError.ts';
import type { ErrorCode } from '../../shared/errorCodes.ts';

/** The one place where a fault becomes an answer: `{ error: { code, message, issues?, details?, requestId } }`. */
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
      // What asks to come back is a full queue or a stop. It is worth knowing, but nothing has failed.
      const isBusy = known.code === 'UNAVAILABLE' && known.details?.['retryAfterSeconds'] !== undefined;
      if (known.status >= 500)
        log[isBusy ? 'warn' : 'error'](
          { err: error, requestId: context.state.requestId, method: context.method, path: context.path },
          'a request failed',
        );
      context.status = known.status;
      context.set('Cache-Control', 'no-store');
      const retryAfter = known.details?.['retryAfterSeconds'];
      if (typeof retryAfter === 'number') context.set('Retry-After', String(retryAfter));
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
  if (error instanceof SlonikError && /connect|terminat|timeout/iu.test(`${error.name} ${error.message}`))
    return new AppError('UNAVAILABLE', 'the database cannot be reached');
  // Koa and its body parser throw errors with a status of their own.
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  const code = byStatus[status];
  return code
    ? new AppError(code, error instanceof Error ? error.message : code)
    : new AppError('INTERNAL', 'something went wrong');
}
