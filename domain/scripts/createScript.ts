import type { Queries } from '../../db/pool.ts';
import { insertScript, type NewScript, type ScriptRow } from './scripts.queries.ts';

/** A script begins without a text, waiting to be written. */
export const createScript = (queries: Queries, script: NewScript): Promise<ScriptRow> => insertScript(queries, script);
