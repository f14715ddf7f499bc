import type { Queries } from '../../db/pool.ts';
import type { Finding, Script } from '../../shared/scripts.schema.ts';
import { addVersion } from '../versions/addVersion.ts';
import { measureText } from './measureText.ts';
import { readScript } from './readScript.ts';
import { replaceText } from './replaceText.ts';
import { lockScriptRow } from './scripts.queries.ts';

/** From here on the text is the script, and its first version. `partial` is one that was cancelled on the way. */
export async function deliverScript(
  queries: Queries,
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
