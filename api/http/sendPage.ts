import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Answers with a page of HTML that nobody keeps, compressed where the browser understands it. */
export async function sendPage(context: Context, html: string): Promise<void> {
  context.type = 'html';
  context.set('Cache-Control', 'no-store');
  context.vary('Accept-Encoding');
  const encoding = context.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br') {
    context.set('Content-Encoding', 'br');
    // Each page is compressed again, for its nonce: a middle quality costs less than a millisecond.
    context.body = await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  } else if (encoding === 'gzip') {
    context.set('Content-Encoding', 'gzip');
    context.body = await toGzip(html);
  } else {
    context.body = html;
  }
}
