import type { Transaction } from '../../db/pool.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { enterPeriod } from './enterPeriod.ts';
import { userChanged } from '../accounts/getProfile.ts';

/** An account enters its new period once: what has expired is booked, a waiting downgrade acts, the plan's credits come. */
export async function renewPeriod(queries: Transaction, accountId: string): Promise<void> {
  const account = await lockCreditAccount(queries, accountId);
  const entered = await enterPeriod(queries, accountId, account);
  const isNew = entered.periodEnd !== account.periodEnd;
  // A waiting downgrade acts with the new period.
  const changed = isNew ? [await userChanged(queries, accountId)] : [];
  await publishToUser(queries, accountId, [...changed, creditsChanged(entered)]);
}
