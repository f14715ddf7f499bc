import type { PlanId } from '../../shared/plans.ts';

/** The free plan's credits wait for a confirmed address (product decisions, section 4, "Accounts"); paid ones wait for nothing. */
export const hasMonthlyCredits = (plan: PlanId, isEmailConfirmed: boolean): boolean => plan !== 'free' || isEmailConfirmed;
