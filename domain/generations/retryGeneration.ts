import type { Database, Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { findScriptRow, setStatus } from '../scripts/scripts.queries.ts';
import { acceptGeneration, type Accepted, type Preparation } from './acceptGeneration.ts';
import { findLatestGeneration, findOwnGeneration, hasOpenGeneration } from './generations.queries.ts';
import { hashRequest } from './hashRequest.ts';

export type RetryRequest = {
  readonly accountId: string;
  readonly key: string;
  readonly generationId: string;
  readonly perMinute: number;
};

/** A failed generation gets a successor with a hold of its own, which goes on after the sections that were finished. */
export async function retryGeneration(
  database: Database,
  { accountId, key, generationId, perMinute }: RetryRequest,
): Promise<Accepted> {
  const hash = hashRequest('retry', generationId);
  return database.transaction((queries) =>
    acceptGeneration(queries, { accountId, key, hash, perMinute }, (check) => prepare(queries, accountId, generationId, check)),
  );
}

async function prepare(
  queries: Queries,
  accountId: string,
  failedId: string,
  check: (minutes: number) => void,
): Promise<Preparation> {
  const failed = await findOwnGeneration(queries, accountId, failedId);
  const row = failed && (await findScriptRow(queries, accountId, failed.scriptId));
  if (!failed || !row) throw new AppError('NOT_FOUND', 'no such generation');
  if (await hasOpenGeneration(queries, row.id)) throw new AppError('SCRIPT_BUSY', 'the script is being written');
  const latest = await findLatestGeneration(queries, row.id);
  if (failed.status !== 'failed' || latest?.id !== failed.id)
    throw new AppError('GENERATION_STATE', 'only the last generation, and only a failed one, can be tried again');
  check(row.duration);
  return { row: await setStatus(queries, row.id, 'writing'), retryOf: failed.id };
}
