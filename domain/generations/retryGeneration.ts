import type { Transaction } from '../../db/pool.ts';
import type { AcceptedGeneration } from '../../shared/acceptedGeneration.schema.ts';
import { AppError } from '../AppError.ts';
import { hashRequest } from '../requests/hashRequest.ts';
import { lockScript, refuseWhileWriting } from '../scripts/lockScript.ts';
import { reopenScript } from '../scripts/scriptStates.ts';
import { acceptGeneration, type Preparation } from './acceptGeneration.ts';
import { quoteFor } from './generations.policy.ts';
import { findLatestId, findOwnGeneration } from './generations.queries.ts';
import { atCurrentPosition, minutesAfter } from './regeneration.policy.ts';

export type RetryRequest = {
  readonly accountId: string;
  readonly key: string;
  readonly generationId: string;
  readonly perMinute: number;
  readonly isBeta?: boolean;
};

/** A failed generation gets a successor with a hold of its own, which goes on after the sections that were finished, unless the checks refused them. */
export function retryGeneration(
  queries: Transaction,
  { accountId, key, generationId, perMinute, isBeta }: RetryRequest,
): Promise<AcceptedGeneration> {
  const asked = { accountId, key, hash: hashRequest('retry', generationId), perMinute, isBeta };
  return acceptGeneration(queries, asked, () => prepare(queries, accountId, generationId));
}

async function prepare(queries: Transaction, accountId: string, failedId: string): Promise<Preparation> {
  const failed = await findOwnGeneration(queries, accountId, failedId);
  if (!failed) throw new AppError('NOT_FOUND', 'no such generation');
  const { row: script, isBusy } = await lockScript(queries, accountId, failed.scriptId);
  refuseWhileWriting(isBusy);
  if (failed.status !== 'failed' || (await findLatestId(queries, script.id)) !== failed.id)
    throw new AppError('GENERATION_STATE', 'only the last generation, and only a failed one, can be tried again');
  // A section may be another one by now, or none.
  const scope = atCurrentPosition(script, failed.scope);
  return {
    quote: quoteFor(script.duration, minutesAfter(script, scope), scope),
    isNewScript: false,
    retryOf: failed.id,
    scope,
    // Sections that did not pass the checks would not pass them again.
    keepsSections: failed.failure !== 'CHECKS_FAILED',
    open: () => reopenScript(queries, script),
  };
}
