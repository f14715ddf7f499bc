import type { Context, Middleware, Next } from 'koa';
import { AppError } from '../../domain/AppError.ts';

/** No body is unpacked, for a few bytes can stand for any number of them; whoever packs one is refused before it is read. */
export const refuseEncoded: Middleware = async (context: Context, next: Next) => {
  const encoding = context.get('Content-Encoding').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'the body must be sent without a Content-Encoding');
  await next();
};
