import type { Queries } from '../../db/pool.ts';
import { addVersion } from '../versions/addVersion.ts';
import { measureText } from './measureText.ts';
import { lockScriptRow } from './scripts.queries.ts';

export type KeptText = {
  readonly generationId: string;
  readonly by: { readonly writer: 'composer' | 'model'; readonly writerDetail: string; readonly seed: string };
  readonly content: string;
  /** Percent that it is timed by; without it, what the script has. */
  readonly readingSpeed: number | undefined;
};

/** What was finished of a whole that was to be written once more is a version; the script's text stays what it was. */
export async function keepText(queries: Queries, id: string, { generationId, by, content, ...its }: KeptText): Promise<void> {
  const row = await lockScriptRow(queries, id);
  const { readingSpeed = row.readingSpeed } = its;
  const { words, timing } = measureText(content, { ...row, readingSpeed });
  const { writer, writerDetail, seed } = by;
  const text = { content, words, totalSeconds: timing?.totalSeconds ?? 0, writer, writerDetail, seed };
  await addVersion(queries, id, { reason: 'regenerated', author: writer, generationId, text });
}
