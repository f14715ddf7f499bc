import type { TFunction } from 'i18next';
import type { Plan } from '../../../shared/plans.ts';
import type { Formats } from '../../lib/format.ts';

/** What a plan gives, out of the catalogue: only what works today. */
export const planTicks = (plan: Plan, t: TFunction, formats: Formats): readonly string[] => [
  t('plans.ticks.credits', { count: plan.monthlyCredits }),
  t('plans.ticks.minutes', { minutes: formats.minutes(plan.maxMinutes) }),
  plan.maxWords === null ? t('plans.ticks.noWords') : t('plans.ticks.words', { words: formats.number(plan.maxWords) }),
  t('plans.ticks.all'),
];
