import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingCycle, PlanId } from '../../../shared/plans.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

type Props = { readonly plan: PlanId; readonly cycle: BillingCycle; readonly isForward?: boolean };

/** A visitor's way to a plan: an account first. */
export function PlanLink({ plan, cycle, isForward = false }: Props): ReactNode {
  const { t } = useTranslation();
  const wanted = new URLSearchParams(plan === 'free' ? { plan } : { plan, cycle });
  return (
    <LinkButton wide tone={isForward ? 'gold' : 'plain'} to={`/auth?${wanted}`}>
      {plan === 'free' ? t('plans.choose.free') : t('plans.choose.other', { plan: t(`vocabulary.plans.${plan}`) })}
    </LinkButton>
  );
}
