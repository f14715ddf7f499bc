import type { Transaction } from '../../db/pool.ts';
import { isUpgrade, type PlanId } from '../../shared/plans.ts';
import { AppError } from '../AppError.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { grantMonthlyCredits } from '../credits/grantMonthlyCredits.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { findStanding, setPlans } from './subscriptions.queries.ts';
import { enterPeriod } from './enterPeriod.ts';
import { hasMonthlyCredits } from '../credits/hasMonthlyCredits.ts';
import { userChanged } from '../accounts/getProfile.ts';

/**
 * An upgrade acts at once and brings the difference in credits, once a period; a downgrade waits for the period's end.
 * A period that is over is left first: credits granted for it would be dead on arrival.
 */
export async function setPlan(
  queries: Transaction,
  accountId: string,
  plan: PlanId,
): Promise<'now' | 'at the end of the period'> {
  const account = await enterPeriod(queries, accountId, await lockCreditAccount(queries, accountId));
  const standing = await findStanding(queries, accountId);
  if (!standing) throw new AppError('NOT_FOUND', 'no such account');
  if (isUpgrade(standing.currentPlan, plan)) {
    await setPlans(queries, accountId, standing.currentPlan, plan);
    await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
    return 'at the end of the period';
  }
  await setPlans(queries, accountId, plan, null);
  const period = { start: new Date(account.periodStart), end: new Date(account.periodEnd) };
  const granted =
    hasMonthlyCredits(plan, standing.isEmailConfirmed) && (await grantMonthlyCredits(queries, accountId, plan, period));
  await publishToUser(queries, accountId, [await userChanged(queries, accountId), creditsChanged(granted || account)]);
  return 'now';
}
