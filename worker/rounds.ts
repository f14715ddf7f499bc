import type { Database, Transaction } from '../db/pool.ts';
import { listDueAccounts } from '../domain/credits/listDueAccounts.ts';
import { listExpiringCredits, notifyOfExpiry } from '../domain/credits/notifyOfExpiry.ts';
import { deleteDueAccount, listDueDeletions } from '../domain/deletion/deleteDueAccount.ts';
import { listReapable, reapGeneration } from '../domain/generations/reapGeneration.ts';
import { renewPeriod } from '../domain/subscriptions/renewPeriod.ts';

/** What is due of many accounts: some at a time, the rest with the next round, and each in a transaction of its own. */

export const renewPeriods = async (database: Database): Promise<unknown> =>
  eachInTransaction(database, await listDueAccounts(database, 200), renewPeriod);

export const deleteDueAccounts = async (database: Database, now: Date): Promise<unknown> =>
  eachInTransaction(database, await listDueDeletions(database, now, 50), (queries, id) => deleteDueAccount(queries, id, now));

export const notifyOfExpiringCredits = async (database: Database): Promise<unknown> =>
  eachInTransaction(database, await listExpiringCredits(database, 500), notifyOfExpiry);

/** Gives how many generations were fixed. */
export async function reapGenerations(database: Database): Promise<number> {
  const outcomes = await eachInTransaction(database, await listReapable(database, 50), reapGeneration);
  return outcomes.filter(Boolean).length;
}

/** One that fails keeps no other waiting; what went wrong is thrown when all have had their turn. */
async function eachInTransaction<Due, Outcome>(
  database: Database,
  dues: readonly Due[],
  run: (queries: Transaction, due: Due) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const errors: unknown[] = [];
  for (const due of dues)
    await database
      .transaction((queries) => run(queries, due))
      .then(
        (outcome) => outcomes.push(outcome),
        (error: unknown) => errors.push(error),
      );
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${dues.length} failed`);
  return outcomes;
}
