import type { Queries } from '../../db/pool.ts';
import { plans } from '../../shared/plans.ts';
import type { Subscription } from '../../shared/subscriptions.schema.ts';
import { AppError } from '../AppError.ts';
import { findContract } from './subscriptions.queries.ts';

/** A free account has no subscription: nothing of it ends. */
export async function getSubscription(queries: Queries, accountId: string): Promise<Subscription> {
  const contract = await findContract(queries, accountId);
  if (!contract) throw new AppError('NOT_FOUND', 'no such account');
  const { id, monthlyCredits, maxMinutes } = plans[contract.plan];
  return {
    planType: id,
    activeUntil: id === 'free' ? null : contract.periodEnd,
    nextPlan: contract.nextPlan,
    creditsIncluded: monthlyCredits,
    scriptsUpTo: maxMinutes,
  };
}
