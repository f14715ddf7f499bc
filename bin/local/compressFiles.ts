import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Fonts and pictures are compressed as they are. */
const worthwhile = /\.(?:js|css|svg|json)$/u;

/** Below this one packet carries it either way. Bytes. */
const min = 1024;

/** Puts a `.br` and a `.gz` beside each file of a folder that becomes smaller by them, so that serving them costs no time. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && worthwhile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < min) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await toBrotli(content, { params }));
  writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }));
}
