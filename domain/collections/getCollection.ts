import type { Queries } from '../../db/pool.ts';
import type { Collection } from '../../shared/collections.schema.ts';
import { AppError } from '../AppError.ts';
import { findCollection } from './collections.queries.ts';

/** A person's own collection; anything else looks as if it did not exist. */
export async function getCollection(queries: Queries, accountId: string, id: string): Promise<Collection> {
  const collection = await findCollection(queries, accountId, id);
  if (!collection) throw new AppError('NOT_FOUND', 'no such collection');
  return collection;
}
