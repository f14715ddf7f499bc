import { sql, type Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { lockCollection, restorableDays, setDeleted } from './collections.queries.ts';

/** Puts a collection away with its order; the scripts in it stay where they are. */
export async function deleteCollection(queries: Transaction, accountId: string, id: string): Promise<void> {
  // First of all locks, as everywhere that what an account has is counted.
  await lockCreditAccount(queries, accountId);
  if (!(await lockCollection(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such collection');
  const { revision } = await setDeleted(queries, id, true);
  await publishToUser(queries, accountId, [{ type: 'collection.deleted', payload: { collectionId: id, revision } }]);
}

/** Deleted collections are gone for good once they cannot be restored any more. */
export const purgeDeletedCollections = (queries: Transaction): Promise<unknown> =>
  queries.query(
    sql.typeAlias('none')`delete from collection where deleted_at < now() - make_interval(days => ${restorableDays})`,
  );
