import type { Transaction } from '../../db/pool.ts';
import type { PlanId } from '../../shared/plans.ts';
import { setPeriod, type CreditAccount } from './credits.queries.ts';
import { grantMonthlyCredits } from './grantMonthlyCredits.ts';
import { periodAt, type Period } from './period.ts';

/**
 * The period in which `now` lies becomes the account's, and the credits of a plan come; `null` brings none. The caller holds
 * the account's lock.
 */
export async function startPeriod(
  queries: Transaction,
  accountId: string,
  plan: PlanId | null,
  { signUp, now }: { readonly signUp: Date; readonly now: Date },
): Promise<{ period: Period; granted: CreditAccount | null }> {
  const period = periodAt(signUp, now);
  await setPeriod(queries, accountId, period.start, period.end);
  return { period, granted: plan && (await grantMonthlyCredits(queries, accountId, plan, period)) };
}
