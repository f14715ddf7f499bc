import type { Transaction } from '../../db/pool.ts';
import type { Finding, Script } from '../../shared/scripts.schema.ts';
import { measureText } from '../analysis/measureText.ts';
import { readScript } from '../scriptPages/readScript.ts';
import { addVersion } from './addVersion.ts';
import { replaceText } from './replaceText.ts';
import { lockScriptRow, setPlan, type Outlined } from './scripts.queries.ts';

/** From here on the text is the script, and its first version. `partial` is one that was cancelled on the way. */
export async function deliverScript(
  queries: Transaction,
  id: string,
  generationId: string,
  status: 'ready' | 'partial',
  content: string,
  findings: readonly Finding[],
): Promise<Script> {
  const row = await lockScriptRow(queries, id);
  if (row.writer === null) throw new Error(`script ${id} has a text and no writer`);
  const delivered = await replaceText(queries, row, { text: { ...measureText(content, row), findings }, status });
  const reason = status === 'ready' ? 'generated' : 'cancelled';
  await addVersion(queries, id, { reason, author: row.writer, generationId });
  return readScript(queries, delivered);
}

export type Rewritten = {
  readonly generationId: string;
  readonly content: string;
  readonly findings: readonly Finding[];
  /** Percent that it is timed by; without it, what the script has. */
  readonly readingSpeed: number | undefined;
  readonly outlined: Omit<Outlined, 'title'>;
};

/** A script has been written once more: text, outline and writer are the new ones, and the text it had stays a version. */
export async function deliverRewriting(
  queries: Transaction,
  id: string,
  { generationId, content, findings, readingSpeed, outlined }: Rewritten,
): Promise<Script> {
  const { writer, writerDetail, seed } = outlined;
  await lockScriptRow(queries, id);
  const row = await setPlan(queries, id, outlined);
  const delivered = await replaceText(queries, row, {
    text: { ...measureText(content, { ...row, readingSpeed: readingSpeed ?? row.readingSpeed }), findings },
    status: 'ready',
    origin: { writer, writerDetail, seed },
  });
  await addVersion(queries, id, { reason: 'regenerated', author: writer, generationId });
  return readScript(queries, delivered);
}

export type KeptText = {
  readonly generationId: string;
  readonly by: { readonly writer: 'composer' | 'model'; readonly writerDetail: string; readonly seed: string };
  readonly content: string;
  /** Percent that it is timed by; without it, what the script has. */
  readonly readingSpeed: number | undefined;
};

/** What was finished of a whole that was to be written once more is a version; the script's text stays what it was. */
export async function keepText(queries: Transaction, id: string, { generationId, by, content, ...its }: KeptText): Promise<void> {
  const row = await lockScriptRow(queries, id);
  const { readingSpeed = row.readingSpeed } = its;
  const { words, timing } = measureText(content, { ...row, readingSpeed });
  const { writer, writerDetail, seed } = by;
  const text = { content, words, totalSeconds: timing?.totalSeconds ?? 0, writer, writerDetail, seed };
  await addVersion(queries, id, { reason: 'regenerated', author: writer, generationId, text });
}
