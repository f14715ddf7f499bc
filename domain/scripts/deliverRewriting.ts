import type { Queries } from '../../db/pool.ts';
import type { Finding, Script } from '../../shared/scripts.schema.ts';
import { addVersion } from '../versions/addVersion.ts';
import { measureText } from './measureText.ts';
import { readScript } from './readScript.ts';
import { replaceText } from './replaceText.ts';
import { lockScriptRow, setPlan, type Outlined } from './scripts.queries.ts';

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
  queries: Queries,
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
