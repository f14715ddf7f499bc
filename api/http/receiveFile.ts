import type { Context } from 'koa';
import { AppError } from '../../domain/AppError.ts';
import type { Route } from '../../shared/route.ts';
import { readBody } from './readBody.ts';

/** Refuses by its headers a body that is not of these types; what it gives reads its bytes. */
export function receiveFile(context: Context, { types, maxBytes }: NonNullable<Route['takes']>): () => Promise<Buffer> {
  if (!context.is([...types])) throw new AppError('UNSUPPORTED_MEDIA_TYPE', `the body must be one of ${types.join(', ')}`);
  return () => readBody(context.req, context.res, maxBytes);
}
