import { plans, type PlanId } from './plans.ts';

/** A person is told that credits run low when no more than a fifth of what the plan brings a month is left, at least one. */
export const lowCredits = (plan: PlanId): number => Math.max(1, Math.floor(plans[plan].monthlyCredits / 5));
