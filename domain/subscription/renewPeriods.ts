import type { Database, Queries } from '../../db/pool.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { findDueAccounts } from '../credits/findDueAccounts.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { enterPeriod } from './enterPeriod.ts';
import { userChanged } from '../accounts/getProfile.ts';

/** Accounts renewed in one round. */
const roundSize = 200;

/**
 * Every account enters its new period once: what has expired is booked, a waiting downgrade acts, the plan's credits
 * come. One that cannot be renewed keeps nobody else waiting; what went wrong is thrown when the round is over.
 */
export async function renewPeriods(database: Database): Promise<number> {
  const due = await findDueAccounts(database, roundSize);
  const errors: unknown[] = [];
  for (const accountId of due)
    await database.transaction((queries) => renewOne(queries, accountId)).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} accounts could not be renewed`);
  return due.length;
}

async function renewOne(queries: Queries, accountId: string): Promise<void> {
  const account = await lockCreditAccount(queries, accountId);
  const entered = await enterPeriod(queries, accountId, account);
  const isNew = entered.periodEnd !== account.periodEnd;
  // A waiting downgrade acts with the new period.
  const changed = isNew ? [await userChanged(queries, accountId)] : [];
  await publishToUser(queries, accountId, [...changed, creditsChanged(entered)]);
}
