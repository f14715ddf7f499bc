import type { Context } from 'koa';
import { AppError } from '../../domain/AppError.ts';
import type { Route } from '../../shared/route.ts';

/** Reads a body that is one file. What is too large is refused as soon as that is known. */
export async function readFile(context: Context, { types, mostBytes }: NonNullable<Route['takes']>): Promise<Buffer> {
  if (!context.is([...types])) throw new AppError('UNSUPPORTED_MEDIA_TYPE', `the body must be one of ${types.join(', ')}`);
  const tooLarge = (): AppError => new AppError('PAYLOAD_TOO_LARGE', 'the file is too large', { details: { mostBytes } });
  if ((context.request.length ?? 0) > mostBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of context.req as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
