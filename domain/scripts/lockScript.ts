import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { findScriptRow, lockScriptRow } from './scripts.queries.ts';

/** Holds a person's script as it is until the commit: nobody deletes or restores it meanwhile. */
export async function lockScript(queries: Queries, accountId: string, id: string): Promise<void> {
  if (!(await findScriptRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such script');
  await lockScriptRow(queries, id);
  if (!(await findScriptRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'the script was deleted meanwhile');
}
