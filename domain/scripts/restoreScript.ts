import type { Transaction } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { AppError } from '../AppError.ts';
import { renewCollectionsOf } from '../collections/renewCollectionsOf.ts';
import { publishToUser } from '../events/streams.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { readScript } from '../scriptPages/readScript.ts';
import { findDeletedRow, findOwnRow, setDeleted } from './scripts.queries.ts';

/** Brings a deleted script back as it was, where there is room for one more; one that is not deleted is simply given. */
export async function restoreScript(queries: Transaction, accountId: string, id: string): Promise<Script> {
  const { used } = await lockQuota(queries, accountId);
  const present = await findOwnRow(queries, accountId, id);
  if (present) {
    const { isBusy: _isBusy, ...row } = present;
    return readScript(queries, row);
  }
  if (!(await findDeletedRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such script to restore');
  refuseOneMore('scripts', used);
  const script = await readScript(queries, await setDeleted(queries, id, false));
  await publishToUser(queries, accountId, [
    { type: 'script.updated', payload: toScriptChange(script, 'same') },
    ...(await renewCollectionsOf(queries, id)),
  ]);
  return script;
}
