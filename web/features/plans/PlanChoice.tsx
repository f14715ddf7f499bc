import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { BillingCycle, PlanId } from '../../../shared/plans.ts';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlanLink } from './PlanLink.tsx';

type Props = {
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
  /** The plan of whoever is signed in; `null` is a visitor. */
  readonly current: PlanId | null;
  readonly isForward?: boolean;
};

/** How a plan is chosen: with an account first, or on the way to payment. */
export function PlanChoice({ plan, cycle, current, isForward = false }: Props): ReactNode {
  const { t } = useTranslation();
  if (current === null) return <PlanLink plan={plan} cycle={cycle} isForward={isForward} />;
  if (plan === current && plan === 'free')
    return (
      <Button wide onClick={() => showToast({ kind: 'info', title: t('plans.choose.alreadyFree') })}>
        {t('plans.choose.current')}
      </Button>
    );
  if (plan === current)
    return (
      <Button wide unavailable>
        {t('plans.choose.current')}
      </Button>
    );
  return (
    <LinkButton wide tone={isForward ? 'gold' : 'plain'} to={pathTo(paths.checkout, {}, { query: { plan, cycle } })}>
      {t('plans.choose.other', { plan: t(`vocabulary.plans.${plan}`) })}
    </LinkButton>
  );
}
