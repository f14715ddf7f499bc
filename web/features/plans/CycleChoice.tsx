import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { billingCycles, planIds, plans, yearlySaving, type BillingCycle } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';

type Props = { readonly cycle: BillingCycle; readonly onChoose: (cycle: BillingCycle) => void };

/** By the month or by the year, with what the year saves at most. */
export function CycleChoice({ cycle, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const percent = formats.percent(Math.max(...planIds.map((id) => yearlySaving(plans[id]))));
  const labels: Record<BillingCycle, string> = {
    monthly: t('plans.cycle.monthly'),
    yearly: `${t('plans.cycle.yearly')}, ${t('plans.cycle.saving', { percent })}`,
  };
  return (
    <ChoiceGroup
      look="segmented"
      hideLegend
      legend={t('plans.cycle.legend')}
      options={billingCycles.map((value) => ({ value, label: labels[value] }))}
      value={cycle}
      onChoose={onChoose}
    />
  );
}
