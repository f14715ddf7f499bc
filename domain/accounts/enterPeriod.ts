import type { Queries } from '../../db/pool.ts';
import type { LockedAccount } from '../credits/lockCreditAccount.ts';
import { startPeriod } from '../credits/startPeriod.ts';
import { findStanding, setPlans } from './accounts.queries.ts';
import { hasMonthlyCredits } from './hasMonthlyCredits.ts';

/**
 * An account is in the period that now is, and entered it once: a waiting downgrade has acted and the plan's credits
 * have come, unless they wait for a confirmed address. The caller holds the account's lock; the account comes back as it then stands.
 */
export async function enterPeriod(queries: Queries, accountId: string, account: LockedAccount): Promise<LockedAccount> {
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
