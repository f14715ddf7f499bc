import type { Database, Queries } from '../../db/pool.ts';
import { listDueAccounts, setPeriod, type CreditAccount } from '../credits/credits.queries.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { grantMonthlyCredits } from '../credits/grantMonthlyCredits.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { periodAt } from '../credits/period.ts';
import { publishToUser } from '../events/streams.ts';
import { findStanding, setPlans } from './accounts.queries.ts';

/** Accounts renewed in one round. */
const roundSize = 200;

/** Every account enters its new period once: what has expired is booked, a waiting downgrade acts, the plan's credits come. */
export async function renewPeriods(database: Database): Promise<number> {
  const due = await listDueAccounts(database, roundSize);
  for (const accountId of due) await database.transaction((queries) => renewOne(queries, accountId));
  return due.length;
}

async function renewOne(queries: Queries, accountId: string): Promise<void> {
  const account = await lockCreditAccount(queries, accountId);
  const standing = await findStanding(queries, accountId);
  let balance: CreditAccount = account;
  if (standing && account.periodEnd <= account.now) {
    const plan = standing.planAfterPeriod ?? standing.currentPlan;
    if (standing.planAfterPeriod) await setPlans(queries, accountId, plan, null);
    const period = periodAt(new Date(standing.createdAt), new Date(account.now));
    await setPeriod(queries, accountId, period.start, period.end);
    balance = (await grantMonthlyCredits(queries, accountId, plan, period)) ?? account;
  }
  await publishToUser(queries, accountId, [creditsChanged(balance)]);
}
