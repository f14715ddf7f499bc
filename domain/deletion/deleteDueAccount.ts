import * as z from 'zod/mini';
import { sql, type Queries, type Transaction } from '../../db/pool.ts';
import { lockAccount } from '../accounts/lockCredentials.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { carryOutDeletion } from './carryOutDeletion.ts';

/** Carries out one deletion whose days are over. Whoever took it back just now keeps the account. */
export async function deleteDueAccount(queries: Transaction, accountId: string, now: Date): Promise<void> {
  await lockCreditAccount(queries, accountId);
  const found = await lockAccount(queries, accountId);
  if (!found?.deletionDueAt || new Date(found.deletionDueAt) > now) return;
  await carryOutDeletion(queries, accountId, found.email);
}

/** Accounts whose deletion is due, some at a time. */
export const listDueDeletions = (queries: Queries, now: Date, limit: number): Promise<readonly string[]> =>
  queries.anyFirst(sql.type(z.object({ id: z.uuid() }))`
    select id from account where deletion_due_at <= ${now.toISOString()}::timestamptz order by deletion_due_at limit ${limit}`);
