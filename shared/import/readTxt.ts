import { trimLines } from './trimLines.ts';

/** A script as it comes out of a file; the title is empty where the file has none. */
export type ImportedScript = { readonly title: string; readonly content: string };

/** The line after which an exported file speaks of itself. */
export const endOfScript = '––– Stillpoint –––';
export const underline = (title: string): string => '='.repeat(Math.max(3, title.length));

/**
 * Reads a plain text: one of our own exports gives the very script that it was made of, whatever is in that; any other
 * is the script itself, with its first line as the title where it is underlined.
 */
export function readTxt(text: string): ImportedScript {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n?|\n/u);
  const end = lines.lastIndexOf(endOfScript);
  const body = end < 0 ? lines : lines.slice(0, end);
  const titled = /^={3,}[ \t]*$/u.test(body[1] ?? '');
  return { title: titled ? (body[0] ?? '').trim() : '', content: trimLines((titled ? body.slice(2) : body).join('\n')) };
}
