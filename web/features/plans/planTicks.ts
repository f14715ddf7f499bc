import type { TFunction } from 'i18next';
import { exportFormats, type Plan } from '../../../shared/plans.ts';
import type { Formats } from '../../lib/format.ts';
import { formatNames } from './formatNames.ts';

/** What a plan gives, out of the catalogue: only what works today. */
export const planTicks = (plan: Plan, t: TFunction, formats: Formats): readonly string[] => [
  t('plans.ticks.credits', { count: plan.monthlyCredits }),
  t('plans.ticks.minutes', { minutes: formats.minutes(plan.maxMinutes) }),
  plan.maxWords === null ? t('plans.ticks.noWords') : t('plans.ticks.words', { words: formats.number(plan.maxWords) }),
  plan.exports.length === exportFormats.length
    ? t('plans.ticks.everyFormat')
    : t('plans.ticks.exports', { formats: formatNames(plan.exports, formats) }),
  t('plans.ticks.all'),
];
