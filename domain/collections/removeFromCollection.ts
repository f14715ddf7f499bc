import type { Transaction } from '../../db/pool.ts';
import type { Collection } from '../../shared/collections.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { lockCollection, touchCollection } from './collections.queries.ts';
import { removePosition } from './positions.queries.ts';

/** The script itself stays. */
export async function removeFromCollection(
  queries: Transaction,
  accountId: string,
  id: string,
  scriptId: string,
): Promise<Collection> {
  if (!(await lockCollection(queries, accountId, id)) || !(await removePosition(queries, id, scriptId)))
    throw new AppError('NOT_FOUND', 'no such script in such a collection');
  const collection = await touchCollection(queries, id);
  await publishToUser(queries, accountId, [{ type: 'collection.script_removed', payload: { collection, scriptId } }]);
  return collection;
}
