import type { Queries, Transaction } from '../../db/pool.ts';
import type { Script, UpdateScriptBody } from '../../shared/scripts.schema.ts';
import type { TextAnalysis } from '../analysis/analyseText.ts';
import { requestAnalysis } from '../analysis/requestAnalysis.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { getSettings } from '../settings/getSettings.ts';
import { addEdit } from './addVersion.ts';
import { changeText } from './changeText.ts';
import { readForChange } from './lockScript.ts';
import { replaceText } from './replaceText.ts';

/**
 * What follows from a text that was sent, worked out before the lock is taken; it holds for the revision that it was made
 * for. `null` where none was sent. What is refused under the lock is refused here already: nothing is worked out in vain.
 */
export async function prepareUpdate(
  queries: Queries,
  texts: ThreadPool,
  accountId: string,
  id: string,
  { content, baseRevision }: UpdateScriptBody,
): Promise<TextAnalysis | null> {
  if (content === undefined) return null;
  const row = await readForChange(queries, accountId, id, baseRevision);
  const { readingSpeed } = await getSettings(queries, accountId);
  const analysis = await requestAnalysis(texts, accountId, { content, facts: { ...row, readingSpeed } });
  return content === row.content ? { ...analysis, findings: row.findings } : analysis;
}

/**
 * Nobody's change is overwritten unseen: a change is made to the revision it was written for, or refused with the current
 * one. Another text is a version, one for each editing session. `text` is what `prepareUpdate` gave, `tab` what the page
 * that sent it calls itself.
 */
export const updateScript = (
  queries: Transaction,
  accountId: string,
  scriptId: string,
  { title, content, baseRevision, editSession }: UpdateScriptBody,
  text: TextAnalysis | null,
  tab?: string,
): Promise<Script> =>
  changeText(queries, { accountId, scriptId, baseRevision }, async (row) => {
    // Only a text that is sent is timed again.
    const changed = await replaceText(queries, row, { title, text: text ?? row });
    if (changed.content === row.content) return { row: changed, text: 'same' };
    await addEdit(queries, scriptId, editSession ?? null);
    return { row: changed, text: 'changed', sentBy: changed.content === content ? tab : undefined };
  });
