import type { Database } from '../../db/pool.ts';
import type { ThreadPool } from '../../domain/compute/ThreadPool.ts';
import { createScript, prepareScript } from '../../domain/scripts/createScript.ts';
import type { CreateScriptBody, Script } from '../../shared/scripts.schema.ts';

/** A script of one's own, as its route makes it. */
export async function createOwnScript(
  database: Database,
  texts: ThreadPool,
  accountId: string,
  key: string,
  body: CreateScriptBody,
): Promise<Script> {
  const prepared = await prepareScript(database, texts, accountId, key, body);
  return prepared.begun ?? database.transaction((queries) => createScript(queries, accountId, prepared.own));
}
