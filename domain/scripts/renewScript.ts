import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { readScript } from './readScript.ts';
import { touchScript } from './scripts.queries.ts';

/** Something about the script's generation has changed: a new revision, read whole. */
export const renewScript = async (queries: Queries, id: string): Promise<Script> =>
  readScript(queries, await touchScript(queries, id));
