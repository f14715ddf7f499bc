import type { Queries } from '../../db/pool.ts';
import { spliceSection } from '../../shared/markup/spliceSection.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import type { Version } from '../../shared/versions.schema.ts';
import { addVersion } from '../versions/addVersion.ts';
import { replaceText } from './replaceText.ts';
import { lockScriptRow, type ScriptRow } from './scripts.queries.ts';

type By = { readonly writer: 'composer' | 'model'; readonly writerDetail: string; readonly seed: string };
export type NewSection = {
  readonly generationId: string;
  readonly reason: Extract<Version['reason'], 'section' | 'variant'>;
  readonly by: By;
  /** From 1. */
  readonly position: number;
  readonly body: string;
};

/** One section of a text is another one from here on; all others stay as they were, byte for byte. */
export async function deliverSection(
  queries: Queries,
  id: string,
  { generationId, reason, by, position, body }: NewSection,
): Promise<ScriptRow> {
  const row = await lockScriptRow(queries, id);
  const content = spliceSection(row.content, position, body);
  const delivered = await replaceText(queries, row, { content, origin: originWith(row, by) });
  await addVersion(queries, id, { reason, author: by.writer, generationId });
  return delivered;
}

/** A text that a model wrote a part of says so; else the first that wrote in it is its writer. */
const originWith = ({ writer, writerDetail, seed }: ScriptRow, by: By): Pick<Script, 'writer' | 'writerDetail' | 'seed'> =>
  writer === null || (writer === 'composer' && by.writer === 'model') ? by : { writer, writerDetail, seed };
