import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import type { Collection, CreateCollectionBody } from '../../shared/collections.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { insertCollection } from './collections.queries.ts';

/** A collection begins empty, every tab learns of it in the same commit, and no account has more than the maximum. */
export async function createCollection(queries: Transaction, accountId: string, body: CreateCollectionBody): Promise<Collection> {
  refuseOneMore('collections', (await lockQuota(queries, accountId)).used);
  const collection = await insertCollection(queries, accountId, randomUUID(), body);
  await publishToUser(queries, accountId, [{ type: 'collection.saved', payload: { collection } }]);
  return collection;
}
