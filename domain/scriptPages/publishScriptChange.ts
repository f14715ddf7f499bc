import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { publishToUser } from '../events/streams.ts';
import { readScript } from './readScript.ts';
import type { ScriptRow } from './scriptColumns.ts';

/** Reads a changed script whole, and publishes its change to every tab; the text goes with it only where it changed. */
export async function publishScriptChange(
  queries: Queries,
  accountId: string,
  row: ScriptRow,
  text: 'same' | 'changed',
): Promise<Script> {
  const script = await readScript(queries, row);
  await publishToUser(queries, accountId, [{ type: 'script.updated', payload: toScriptChange(script, text) }]);
  return script;
}
