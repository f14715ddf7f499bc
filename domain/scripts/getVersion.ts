import type { Queries } from '../../db/pool.ts';
import type { Version } from '../../shared/versions.schema.ts';
import { AppError } from '../AppError.ts';
import { findVersionRow } from './versions.queries.ts';

/** One version of a person's own script, with its text; anything else looks as if it did not exist. */
export async function getVersion(queries: Queries, accountId: string, scriptId: string, id: string): Promise<Version> {
  const version = await findVersionRow(queries, accountId, scriptId, id);
  if (!version) throw new AppError('NOT_FOUND', 'no such version');
  return version;
}
