import { normalizeText } from '../../shared/normalizeText.ts';
import type { ExportFormat } from '../../shared/plans.ts';

/** Longest title in a file's name, in characters; file systems take 255 bytes. */
const max = 80;

/** A file's name that every system can keep: its title, without what a path, a header or a shell could take for its own. */
export function nameFile(title: string, version: number | null, format: ExportFormat): string {
  const readable = normalizeText(title.toWellFormed(), 'NFC')
    .replaceAll(/[\p{C}/\\:*?"<>|%\u2028\u2029]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  // A name that begins with a dot is hidden, one that ends with it is cut off by Windows.
  const short = Array.from(readable)
    .slice(0, max)
    .join('')
    .replaceAll(/^[.\s~-]+|[.\s]+$/gu, '');
  const name = short === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(short) ? `Stillpoint ${short}`.trim() : short;
  return `${name}${version === null ? '' : ` (${version})`}.${format}`;
}
