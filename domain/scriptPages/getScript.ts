import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { readScript } from './readScript.ts';
import { findScriptRow } from './scriptPages.queries.ts';

/** A person's own script; anything else looks as if it did not exist. */
export async function getScript(queries: Queries, accountId: string, id: string): Promise<Script> {
  const row = await findScriptRow(queries, accountId, id);
  if (!row) throw new AppError('NOT_FOUND', 'no such script');
  return readScript(queries, row);
}
