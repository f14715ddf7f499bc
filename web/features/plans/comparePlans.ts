import type { TFunction } from 'i18next';
import { centsPerMonth, planIds, plans, type Plan } from '../../../shared/plans.ts';
import { maxima } from '../../../shared/quotas.ts';
import type { Formats } from '../../lib/format.ts';
import { planRows, type PlanRow } from '../../lib/planRowPath.ts';
import { formatNames } from './formatNames.ts';

type ComparedRow = {
  readonly key: PlanRow;
  readonly name: string;
  /** A figure in words, or whether a plan has it. */
  readonly value: (plan: Plan) => string | boolean;
};

/** What plans are compared by, out of the catalogue: what differs, and what is the same in every one. */
export function comparePlans(
  t: TFunction,
  formats: Formats,
): { differing: readonly ComparedRow[]; same: readonly ComparedRow[] } {
  const values: Readonly<Record<PlanRow, ComparedRow['value']>> = {
    price: (plan) => formats.money(centsPerMonth(plan, 'monthly')),
    yearly: (plan) => formats.money(centsPerMonth(plan, 'yearly')),
    credits: (plan) => formats.number(plan.monthlyCredits),
    minutes: (plan) => formats.minutesShort(plan.maxMinutes),
    words: ({ maxWords }) => (maxWords === null ? t('plans.table.noLimit') : formats.number(maxWords)),
    exports: (plan) => formatNames(plan.exports, formats),
    model: (plan) => plan.advancedModel,
    versions: () => formats.number(maxima.versions),
  };
  const rows = planRows.map((key) => ({ key, name: t(`plans.table.${key}`), value: values[key] }));
  const isSame = ({ value }: ComparedRow): boolean => new Set(planIds.map((id) => value(plans[id]))).size === 1;
  return { differing: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}
