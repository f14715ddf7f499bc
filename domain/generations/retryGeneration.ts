import type { Database, Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { costOfRegeneration } from '../../shared/cost.ts';
import { reopenScript } from '../scripts/reopenScript.ts';
import { acceptGeneration, type Accepted, type Check, type Preparation } from './acceptGeneration.ts';
import { findLatestGeneration, findOwnGeneration } from './generations.queries.ts';
import { refuseWhileWriting } from './refuseWhileWriting.ts';
import { hashRequest } from './hashRequest.ts';
import { minutesAfter, atCurrentPosition } from './regeneration.policy.ts';

export type RetryRequest = {
  readonly accountId: string;
  readonly key: string;
  readonly generationId: string;
  readonly perMinute: number;
};

/** A failed generation gets a successor with a hold of its own, which goes on after the sections that were finished, unless the checks refused them. */
export async function retryGeneration(
  database: Database,
  { accountId, key, generationId, perMinute }: RetryRequest,
): Promise<Accepted> {
  const hash = hashRequest('retry', generationId);
  return database.transaction((queries) =>
    acceptGeneration(queries, { accountId, key, hash, perMinute }, (check) => prepare(queries, accountId, generationId, check)),
  );
}

async function prepare(queries: Queries, accountId: string, failedId: string, check: Check): Promise<Preparation> {
  const failed = await findOwnGeneration(queries, accountId, failedId);
  if (!failed) throw new AppError('NOT_FOUND', 'no such generation');
  const row = await reopenScript(queries, accountId, failed.scriptId, async (script) => {
    await refuseWhileWriting(queries, script.id);
    const latest = await findLatestGeneration(queries, script.id);
    if (failed.status !== 'failed' || latest?.id !== failed.id) {
      throw new AppError('GENERATION_STATE', 'only the last generation, and only a failed one, can be tried again');
    }
    // A section may be another one by now, or none.
    const { scope } = failed;
    check(minutesAfter(script, scope), costOfRegeneration(script.duration, scope?.kind === 'section' ? scope : null));
  });
  // Sections that did not pass the checks would not pass them again.
  return {
    row,
    retryOf: failed.id,
    scope: atCurrentPosition(row, failed.scope),
    keepsSections: failed.failure !== 'CHECKS_FAILED',
  };
}
