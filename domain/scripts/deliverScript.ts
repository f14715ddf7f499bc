import type { Queries } from '../../db/pool.ts';
import type { Finding, Script } from '../../shared/scripts.schema.ts';
import { clockFor, spokenWords, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { readScript } from './readScript.ts';
import { lockScriptRow, setText } from './scripts.queries.ts';

/** From here on the text is the script: its words and its timing follow from it. `partial` is one that was cancelled on the way. */
export async function deliverScript(
  queries: Queries,
  id: string,
  status: 'ready' | 'partial',
  content: string,
  findings: readonly Finding[],
): Promise<Script> {
  const row = await lockScriptRow(queries, id);
  const parsed = parseScript(content);
  const text = {
    title: row.title,
    content,
    words: spokenWords(parsed),
    timing: timeScript(parsed, clockFor(row)),
    findings,
    status,
  };
  return readScript(queries, await setText(queries, id, text));
}
