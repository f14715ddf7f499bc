import type { Queries, Transaction } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import type { Version } from '../../shared/versions.schema.ts';
import type { TextAnalysis } from '../analysis/analyseText.ts';
import { requestAnalysis } from '../analysis/requestAnalysis.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { addVersion } from './addVersion.ts';
import { changeText, type Base } from './changeText.ts';
import { getVersion } from './getVersion.ts';
import { readForChange } from './lockScript.ts';
import { replaceText } from './replaceText.ts';
import { getOrigin } from './versions.queries.ts';

export type RestoredText = { readonly version: Version; readonly text: TextAnalysis };

/** A version's text, timed as it was. No version's text changes while the script's revision stays. */
export async function prepareRestoring(
  queries: Queries,
  texts: ThreadPool,
  { accountId, scriptId, baseRevision }: Base,
  id: string,
): Promise<RestoredText> {
  const facts = await readForChange(queries, accountId, scriptId, baseRevision);
  const version = await getVersion(queries, accountId, scriptId, id);
  const { content, totalSeconds: lasted } = version;
  return { version, text: await requestAnalysis(texts, accountId, { content, facts, lasted }) };
}

/** Brings a version's text back as one more version: the text that it takes the place of stays one too. */
export const restoreVersion = (
  queries: Transaction,
  base: Base,
  { version: { id, author, content }, text }: RestoredText,
): Promise<Script> =>
  changeText(queries, base, async (row) => {
    const restored = await replaceText(queries, row, {
      // The same text keeps what was found of it.
      text: content === row.content ? { ...text, findings: row.findings } : text,
      origin: await getOrigin(queries, id),
    });
    await addVersion(queries, row.id, { reason: 'restored', author, restoredFrom: id });
    return { row: restored, text: 'changed' };
  });
