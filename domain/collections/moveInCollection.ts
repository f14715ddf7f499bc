import type { Transaction } from '../../db/pool.ts';
import type { Collection } from '../../shared/collections.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { lockCollection, touchCollection } from './collections.queries.ts';
import { findPosition } from './positions.queries.ts';
import { positionAfter } from './positionScript.ts';

/** The others keep their order among themselves. */
export async function moveInCollection(
  queries: Transaction,
  accountId: string,
  id: string,
  scriptId: string,
  after: string | null,
): Promise<Collection> {
  const present = await lockCollection(queries, accountId, id);
  if (!present || (await findPosition(queries, id, scriptId)) === null)
    throw new AppError('NOT_FOUND', 'no such script in such a collection');
  if (after === scriptId) return present;
  await positionAfter(queries, id, scriptId, after);
  const collection = await touchCollection(queries, id);
  await publishToUser(queries, accountId, [{ type: 'collection.script_moved', payload: { collection, scriptId, after } }]);
  return collection;
}
