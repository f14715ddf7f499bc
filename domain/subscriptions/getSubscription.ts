import type { Queries } from '../../db/pool.ts';
import { entitledPlan, plans } from '../../shared/plans.ts';
import type { Subscription } from '../../shared/subscriptions.schema.ts';
import { AppError } from '../AppError.ts';
import { findContract } from './subscriptions.queries.ts';

/** A free account has no subscription: nothing of it ends. While a beta runs, its scripts are as long as anybody’s. */
export async function getSubscription(queries: Queries, accountId: string, isBeta = false): Promise<Subscription> {
  const contract = await findContract(queries, accountId);
  if (!contract) throw new AppError('NOT_FOUND', 'no such account');
  const { id, monthlyCredits } = plans[contract.plan];
  return {
    planType: id,
    activeUntil: id === 'free' ? null : contract.periodEnd,
    nextPlan: contract.nextPlan,
    creditsIncluded: monthlyCredits,
    scriptsUpTo: plans[entitledPlan(id, isBeta)].maxMinutes,
  };
}
