import type { Transaction } from '../../db/pool.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { findUsed, type Used } from './quotas.queries.ts';

export type Quota = { readonly accountId: string; readonly used: Used };

/**
 * Reads what an account has, under the lock that everything of it is added under: of many at once each sees what the one
 * before has added, so that no maximum is passed. Taken first, as the lock order has the credit account first.
 */
export async function lockQuota(queries: Transaction, accountId: string): Promise<Quota> {
  await lockCreditAccount(queries, accountId);
  return { accountId, used: await findUsed(queries, accountId) };
}
