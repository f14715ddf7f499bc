import type { Transaction } from '../../db/pool.ts';
import type { Collection, UpdateCollectionBody } from '../../shared/collections.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { lockCollection, setTexts } from './collections.queries.ts';

/** Only what was sent changes. */
export async function updateCollection(
  queries: Transaction,
  accountId: string,
  id: string,
  body: UpdateCollectionBody,
): Promise<Collection> {
  if (!(await lockCollection(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such collection');
  const collection = await setTexts(queries, id, body);
  await publishToUser(queries, accountId, [{ type: 'collection.saved', payload: { collection } }]);
  return collection;
}
