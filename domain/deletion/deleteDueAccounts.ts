import type { Database, Transaction } from '../../db/pool.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { carryOutDeletion } from './carryOutDeletion.ts';
import { listDueDeletions } from './deletion.queries.ts';
import { lockAccount } from '../accounts/lockCredentials.ts';

/** Accounts that one round carries out. */
const roundSize = 50;

/**
 * Carries out the deletions whose days are over. One that fails keeps no other waiting; what went wrong is thrown when the round is over.
 */
export async function deleteDueAccounts(database: Database, now: Date): Promise<number> {
  const due = await listDueDeletions(database, now, roundSize);
  const errors: unknown[] = [];
  for (const accountId of due)
    await database.transaction((queries) => deleteOne(queries, accountId, now)).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} accounts could not be deleted`);
  return due.length;
}

async function deleteOne(queries: Transaction, accountId: string, now: Date): Promise<void> {
  await lockCreditAccount(queries, accountId);
  const found = await lockAccount(queries, accountId);
  // Whoever took it back just now keeps it.
  if (!found?.deletionDueAt || new Date(found.deletionDueAt) > now) return;
  await carryOutDeletion(queries, accountId, found.email);
}
