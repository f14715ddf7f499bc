import type { Database, Transaction } from '../db/pool.ts';

/**
 * What is due of many accounts: each in a transaction of its own. One that fails keeps no other waiting; what went wrong is
 * thrown when all have had their turn.
 */
export async function eachInTransaction<Due, Outcome>(
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
