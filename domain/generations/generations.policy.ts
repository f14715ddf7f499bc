import { costOfRegeneration } from '../../shared/cost.ts';
import type { GenerationScope } from '../../shared/generations.schema.ts';
import { plans, type PlanId } from '../../shared/plans.ts';
import { AppError } from '../AppError.ts';
import { refuseFull } from '../quotas/refuseFull.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';

/** Whole minutes that the script will have, and the credits that writing it costs now. */
export type Quote = { readonly minutes: number; readonly cost: number };

/** What a script of so many minutes costs, of which the scope is written: a section costs what is asked of it. */
export const quoteFor = (duration: number, minutes: number, scope: GenerationScope | null): Quote => ({
  minutes,
  cost: costOfRegeneration(duration, scope?.kind === 'section' ? scope : null),
});

/** Refuses when an account asks too often. */
export function checkRate(lastMinute: number, perMinute: number): void {
  if (lastMinute >= perMinute)
    throw new AppError('RATE_LIMITED', 'too many generations in a minute', { details: { perMinute, retryAfterSeconds: 60 } });
}

type Account = { readonly plan: PlanId; readonly scripts: number; readonly textBytes: number };

/**
 * Refuses what plan and maxima do not reach. Once accepted a script is delivered, however much text there is by then; whether
 * the balance reaches is for the hold to say.
 */
export function checkPolicy(
  account: Account,
  { quote: { minutes }, isNewScript }: { readonly quote: Quote; readonly isNewScript: boolean },
): void {
  checkPlan(account.plan, minutes);
  if (isNewScript) refuseOneMore('scripts', account);
  refuseFull(account.textBytes);
}

/** Refuses a script that is longer than the plan's. */
function checkPlan(plan: PlanId, minutes: number): void {
  const { maxMinutes } = plans[plan];
  if (minutes > maxMinutes) {
    throw new AppError('PLAN_LIMIT', 'the plan does not reach this far', { details: { plan, maxMinutes, minutes } });
  }
}
