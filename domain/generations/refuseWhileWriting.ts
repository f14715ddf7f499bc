import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { hasOpenGeneration } from './generations.queries.ts';

/** A script that is being written is nobody else's to change. Throws `SCRIPT_BUSY`. */
export async function refuseWhileWriting(queries: Queries, scriptId: string): Promise<void> {
  if (await hasOpenGeneration(queries, scriptId)) throw new AppError('SCRIPT_BUSY', 'the script is being written');
}
