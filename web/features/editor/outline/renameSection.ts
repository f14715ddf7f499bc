import type { ReadSection } from '../readScript.ts';

/** The change that gives a section another title, in one line; `null` where the title would be none, or the same. */
export function renameSection({ from, body }: ReadSection, wanted: string) {
  const insert = wanted.replaceAll(/\s+/gu, ' ').trim();
  if (insert === '' || insert === body.title || body.title === null) return null;
  return { from: from + body.titleFrom, to: from + body.titleTo, insert };
}
