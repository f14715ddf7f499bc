import { sql, type Transaction } from '../../db/pool.ts';
import type { Generation } from '../../shared/generations.schema.ts';
import { isOpen } from '../../shared/generations.schema.ts';
import { AppError } from '../AppError.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { cancelLocked } from './cancelLocked.ts';
import { findOwnGeneration } from './generations.queries.ts';
import { lockGeneration, requestCancel } from './leases.queries.ts';
import { readProgress } from './readProgress.ts';

/** PostgreSQL's channel on which workers hear that a generation should stop. */
export const cancelChannel = 'stillpoint_cancel';

/** A waiting generation ends at once; of a running one the worker is told, and it keeps what is finished. */
export async function cancelGeneration(queries: Transaction, accountId: string, id: string): Promise<Generation> {
  await lockCreditAccount(queries, accountId);
  const own = await findOwnGeneration(queries, accountId, id);
  const found = own && (await lockGeneration(queries, id));
  if (!found) throw new AppError('NOT_FOUND', 'no such generation');
  if (!isOpen(found)) throw new AppError('GENERATION_STATE', 'the generation has ended', { details: { status: found.status } });
  if (found.status === 'running') {
    await requestCancel(queries, id);
    await publishToUser(queries, accountId, [
      { type: 'script.cancelling', payload: await readProgress(queries, id, found.scriptId) },
    ]);
    await queries.query(sql.typeAlias('none')`with notified as (select pg_notify(${cancelChannel}, ${id})) select from notified`);
  } else await cancelLocked(queries, accountId, id, found);
  const after = await findOwnGeneration(queries, accountId, id);
  if (!after) throw new AppError('NOT_FOUND', 'no such generation');
  return after;
}
