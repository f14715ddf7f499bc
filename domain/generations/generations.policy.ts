import { plans, type PlanId } from '../../shared/plans.ts';
import { AppError } from '../AppError.ts';

/** Refuses a script that is longer than the plan's. */
export function checkPlan(plan: PlanId, minutes: number): void {
  const { maxMinutes } = plans[plan];
  if (minutes > maxMinutes) {
    throw new AppError('PLAN_LIMIT', 'the plan does not reach this far', { details: { plan, maxMinutes, minutes } });
  }
}

/** Refuses when an account asks too often. */
export function checkRate(lastMinute: number, perMinute: number): void {
  if (lastMinute >= perMinute)
    throw new AppError('RATE_LIMITED', 'too many generations in a minute', { details: { perMinute, retryAfterSeconds: 60 } });
}
