import type { Transaction } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import type { Version } from '../../shared/versions.schema.ts';
import { addVersion } from './addVersion.ts';
import type { TextAnalysis } from '../analysis/analyseText.ts';
import { replaceText } from './replaceText.ts';
import { lockScriptRow } from './scripts.queries.ts';
import { type ScriptRow } from '../scriptPages/scriptColumns.ts';

type By = { readonly writer: 'composer' | 'model'; readonly writerDetail: string; readonly seed: string };
export type NewSection = {
  readonly generationId: string;
  readonly reason: Extract<Version['reason'], 'section' | 'variant'>;
  readonly by: By;
  /** The text that the section was put into. */
  readonly replaces: string;
  /** The whole with the section in it, analysed before the lock was taken. */
  readonly text: TextAnalysis;
};

/** One section of a text is another one from here on; all others stay as they were, byte for byte. */
export async function deliverSection(
  queries: Transaction,
  id: string,
  { generationId, reason, by, replaces, text }: NewSection,
): Promise<ScriptRow> {
  const row = await lockScriptRow(queries, id);
  // Whoever is to put a section into a text keeps others from changing it; should they have, nothing of theirs is lost.
  if (row.content !== replaces) throw new Error(`the text of script ${id} has changed while a section was put into it`);
  const delivered = await replaceText(queries, row, { text, origin: originWith(row, by) });
  await addVersion(queries, id, { reason, author: by.writer, generationId });
  return delivered;
}

/** A text that a model wrote a part of says so; else the first that wrote in it is its writer. */
const originWith = ({ writer, writerDetail, seed }: ScriptRow, by: By): Pick<Script, 'writer' | 'writerDetail' | 'seed'> =>
  writer === null || (writer === 'composer' && by.writer === 'model') ? by : { writer, writerDetail, seed };
