import type { Transaction } from '../../db/pool.ts';
import { grantMonthlyCredits } from '../credits/grantMonthlyCredits.ts';
import type { LockedAccount } from '../credits/lockCreditAccount.ts';
import { startPeriod } from '../credits/startPeriod.ts';
import { findStanding, setPlans } from './subscriptions.queries.ts';
import { hasMonthlyCredits } from '../credits/hasMonthlyCredits.ts';

/**
 * An account is in the period that now is, and entered it once: a waiting downgrade has acted and the plan's credits
 * have come, unless they wait for a confirmed address. The caller holds the account's lock; the account comes back as it then stands.
 */
export async function enterPeriod(queries: Transaction, accountId: string, account: LockedAccount): Promise<LockedAccount> {
  const standing = account.periodEnd <= account.now ? await findStanding(queries, accountId) : null;
  if (!standing) return account;
  const plan = standing.planAfterPeriod ?? standing.currentPlan;
  if (standing.planAfterPeriod) await setPlans(queries, accountId, plan, null);
  const due = hasMonthlyCredits(plan, standing.isEmailConfirmed) ? plan : null;
  const { period, granted } = await startPeriod(queries, accountId, due, {
    signUp: new Date(standing.createdAt),
    now: new Date(account.now),
  });
  return { ...account, ...granted, periodStart: period.start.toISOString(), periodEnd: period.end.toISOString() };
}

/** The plan's credits of the present period, as far as they have not come: those of the free plan have waited. */
export async function grantAwaited(queries: Transaction, accountId: string, credits: LockedAccount): Promise<LockedAccount> {
  const entered = await enterPeriod(queries, accountId, credits);
  const standing = await findStanding(queries, accountId);
  const granted =
    standing &&
    (await grantMonthlyCredits(queries, accountId, standing.currentPlan, {
      start: new Date(entered.periodStart),
      end: new Date(entered.periodEnd),
    }));
  return { ...entered, ...granted };
}
