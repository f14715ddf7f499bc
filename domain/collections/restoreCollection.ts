import type { Transaction } from '../../db/pool.ts';
import type { Collection } from '../../shared/collections.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { lockCollection, lockDeletedCollection, setDeleted } from './collections.queries.ts';

/** Brings a deleted collection back as it was, where there is room for one more; one that is not deleted is simply given. */
export async function restoreCollection(queries: Transaction, accountId: string, id: string): Promise<Collection> {
  const { used } = await lockQuota(queries, accountId);
  const present = await lockCollection(queries, accountId, id);
  if (present) return present;
  if (!(await lockDeletedCollection(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such collection to restore');
  refuseOneMore('collections', used);
  const collection = await setDeleted(queries, id, false);
  await publishToUser(queries, accountId, [{ type: 'collection.saved', payload: { collection } }]);
  return collection;
}
