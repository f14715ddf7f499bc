import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { readScript } from './readScript.ts';
import { lockScriptRow, setStatus } from './scripts.queries.ts';

/** The script stays without a text; it can be tried again. */
export async function failScript(queries: Queries, id: string): Promise<Script> {
  await lockScriptRow(queries, id);
  return readScript(queries, await setStatus(queries, id, 'failed'));
}
