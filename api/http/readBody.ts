import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../domain/AppError.ts';

/**
 * Reads a body of at most so many bytes. Throws `PAYLOAD_TOO_LARGE` as soon as it is known to be larger; what has not been
 * read by then is left to `closeUnread`.
 */
export function readBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): Promise<Buffer> {
  const tooLarge = (): AppError =>
    new AppError('PAYLOAD_TOO_LARGE', 'the body is too large', { details: { maxBytes: maxBytes } });
  return new Promise((resolve, reject) => {
    const declared = Number(request.headers['content-length'] ?? 0);
    if (declared > maxBytes) return reject(tooLarge());
    // Whoever asks before they send is asked for it only here, where it will be read.
    if (/^100-continue$/iu.test(request.headers.expect ?? '')) response.writeContinue();
    // As large as it will be from the start where that is known: parts that are joined at the end are in memory twice.
    let whole: Buffer = Buffer.allocUnsafe(declared);
    let read = 0;
    const take = (chunk: Buffer): void => {
      const end = read + chunk.length;
      if (end > maxBytes) {
        request.off('data', take).pause();
        return reject(tooLarge());
      }
      if (end > whole.length) whole = grow(whole, Math.min(maxBytes, Math.max(end, 2 * whole.length, 16_384)));
      chunk.copy(whole, read);
      read = end;
    };
    request.on('data', take);
    request.once('end', () => resolve(whole.subarray(0, read)));
    const breakOff = (): void => reject(new AppError('INVALID_JSON', 'the body broke off'));
    // After its end this says nothing; without one, the client has gone, perhaps long before it was read.
    request.once('error', breakOff).once('close', breakOff);
    if (request.destroyed) breakOff();
    return undefined;
  });
}

function grow(bytes: Buffer, length: number): Buffer {
  const larger = Buffer.allocUnsafe(length);
  bytes.copy(larger);
  return larger;
}
