import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans, popularPlan, type BillingCycle, type PlanId } from '../../../shared/plans.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanChoice } from './PlanChoice.tsx';

type Props = {
  readonly shown: readonly PlanId[];
  readonly cycle: BillingCycle;
  readonly current: PlanId | null;
};

/** Plans to choose from; one's own is named as such. */
export function PlanChoices({ shown, cycle, current }: Props): ReactNode {
  const { t } = useTranslation();
  const tagOf = (id: PlanId): string | undefined => {
    if (id === current) return t('plans.current');
    return id === popularPlan ? t('plans.popular') : undefined;
  };
  return (
    <PlanCards data-count={shown.length}>
      {shown.map((id) => (
        <PlanCard key={id} plan={plans[id]} cycle={cycle} isForward={id === popularPlan} tag={tagOf(id)}>
          <PlanChoice plan={id} cycle={cycle} current={current} isForward={id === popularPlan} />
        </PlanCard>
      ))}
    </PlanCards>
  );
}
