import type { Transaction } from '../../db/pool.ts';
import type { PlanId } from '../../shared/plans.ts';
import { insertCreditAccount } from './credits.queries.ts';
import { grantMonthlyCredits } from './grantMonthlyCredits.ts';
import { periodAt } from './period.ts';

/** A new account begins its first period, with the credits of a plan; `null` brings none. */
export async function openCreditAccount(
  queries: Transaction,
  accountId: string,
  plan: PlanId | null,
  signUp: Date,
): Promise<void> {
  const period = periodAt(signUp, signUp);
  await insertCreditAccount(queries, accountId, period.start, period.end);
  if (plan) await grantMonthlyCredits(queries, accountId, plan, period);
}
