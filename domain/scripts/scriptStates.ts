import type { Transaction } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { readScript } from '../scriptPages/readScript.ts';
import type { ScriptRow } from '../scriptPages/scriptColumns.ts';
import { insertScript, lockScriptRow, setStatus, touchScript, type NewScript } from './scripts.queries.ts';

/** A script begins without a text, waiting to be written. */
export const addScript = (queries: Transaction, script: Omit<NewScript, 'status'>): Promise<ScriptRow> =>
  insertScript(queries, { ...script, status: 'writing' });

/** It is to be written, again or for the first time: one that has a text stays as it is, and readable, meanwhile. */
export const reopenScript = (queries: Transaction, { id, status }: ScriptRow): Promise<ScriptRow> =>
  setStatus(queries, id, status === 'failed' ? 'writing' : status);

/** The script stays without a text; it can be tried again. */
export async function failScript(queries: Transaction, id: string): Promise<Script> {
  await lockScriptRow(queries, id);
  return readScript(queries, await setStatus(queries, id, 'failed'));
}

/** Something about the script's generation has changed: a new revision, read whole. */
export const renewScript = async (queries: Transaction, id: string): Promise<Script> =>
  readScript(queries, await touchScript(queries, id));
