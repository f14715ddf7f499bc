import type { Transaction } from '../../db/pool.ts';
import type { AddToCollectionBody, Collection } from '../../shared/collections.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { holdScript, lockCollection, touchCollection } from './collections.queries.ts';
import { findLastScript, findPosition } from './positions.queries.ts';
import { positionAfter, positionLast } from './positionScript.ts';

/** A script is in a collection once, however often it is put there. Locks the script, then the collection. */
export async function addToCollection(
  queries: Transaction,
  accountId: string,
  id: string,
  { scriptId, after }: AddToCollectionBody,
): Promise<Collection> {
  if (!(await holdScript(queries, accountId, scriptId))) throw new AppError('NOT_FOUND', 'no such script');
  const present = await lockCollection(queries, accountId, id);
  if (!present) throw new AppError('NOT_FOUND', 'no such collection');
  if ((await findPosition(queries, id, scriptId)) !== null) return present;
  const last = await findLastScript(queries, id, scriptId);
  if (after === undefined) await positionLast(queries, id, scriptId);
  else await positionAfter(queries, id, scriptId, after);
  const collection = await touchCollection(queries, id);
  await publishToUser(queries, accountId, [
    { type: 'collection.script_added', payload: { collection, scriptId, after: after === undefined ? last : after } },
  ]);
  return collection;
}
