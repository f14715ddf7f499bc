import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { readScript } from './readScript.ts';
import type { ScriptRow } from './scripts.queries.ts';

/** Reads a changed script whole, and tells every tab of it. */
export async function tellChange(queries: Queries, accountId: string, row: ScriptRow): Promise<Script> {
  const script = await readScript(queries, row);
  await publishToUser(queries, accountId, [{ type: 'script.updated', payload: { script } }]);
  return script;
}
