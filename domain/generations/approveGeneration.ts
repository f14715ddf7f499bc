import type { Transaction } from '../../db/pool.ts';
import type { Generation } from '../../shared/generations.schema.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { AppError } from '../AppError.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { lockRevision } from '../scripts/lockScript.ts';
import { renewScript } from '../scripts/scriptStates.ts';
import { findOwnGeneration } from './generations.queries.ts';
import { lockGeneration, enqueueGeneration, setApproved } from './leases.queries.ts';

/**
 * From here on the script is written as outlined. Only an outline that waits can be approved, and where the caller says
 * which one was seen, only that one.
 */
export async function approveGeneration(
  queries: Transaction,
  accountId: string,
  id: string,
  baseRevision?: number,
): Promise<Generation> {
  await lockCreditAccount(queries, accountId);
  const own = await findOwnGeneration(queries, accountId, id);
  const found = own && (await lockGeneration(queries, id));
  if (!found) throw new AppError('NOT_FOUND', 'no such generation');
  if (found.status !== 'awaiting_approval')
    throw new AppError('GENERATION_STATE', 'no outline waits for approval', { details: { status: found.status } });
  if (baseRevision !== undefined) await lockRevision(queries, found.scriptId, baseRevision);
  await setApproved(queries, id);
  await enqueueGeneration(queries, id, found.leaseSeq + 1);
  const script = await renewScript(queries, found.scriptId);
  await publishToUser(queries, accountId, [{ type: 'script.queued', payload: toScriptChange(script, 'same') }]);
  if (!script.generation) throw new Error(`generation ${id} is gone`);
  return script.generation;
}
