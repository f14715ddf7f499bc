import type { Transaction } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { publishToUser } from '../events/streams.ts';
import { readScript } from './readScript.ts';
import type { ScriptRow } from './scriptColumns.ts';

/**
 * Reads a changed script whole, and publishes its change to every tab; the text goes with it only where it changed, and not
 * to the `tab` that sent this very text.
 */
export async function publishScriptChange(
  queries: Transaction,
  accountId: string,
  row: ScriptRow,
  text: 'same' | 'changed',
  tab?: string,
): Promise<Script> {
  const script = await readScript(queries, row);
  const change = { ...toScriptChange(script, text), ...(tab !== undefined && { tab }) };
  await publishToUser(queries, accountId, [{ type: 'script.updated', payload: change }]);
  return script;
}
