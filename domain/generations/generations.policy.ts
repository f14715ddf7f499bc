import type { GenerateBody } from '../../shared/generations.schema.ts';
import { plans, type PlanId } from '../../shared/plans.ts';
import { addressFormsOf, type AddressForm } from '../../shared/vocabulary.ts';
import { AppError } from '../AppError.ts';

/** Refuses a script that is longer than the plan's. */
export function checkPlan(plan: PlanId, minutes: number): void {
  const { longestMinutes } = plans[plan];
  if (minutes > longestMinutes) {
    throw new AppError('PLAN_LIMIT', 'the plan does not reach this far', { details: { plan, longestMinutes, minutes } });
  }
}

/** Refuses when an account asks too often. */
export function checkRate(lastMinute: number, perMinute: number): void {
  if (lastMinute >= perMinute)
    throw new AppError('RATE_LIMITED', 'too many generations in a minute', { details: { perMinute, retryAfterSeconds: 60 } });
}

/** The form in which a script addresses its listener: the one asked for where the language has it, else its default. */
export function chooseAddress({ language, address }: Pick<GenerateBody, 'language' | 'address'>): AddressForm {
  const forms = addressFormsOf[language];
  return forms.find((form) => form === address) ?? forms[0] ?? 'informal';
}
