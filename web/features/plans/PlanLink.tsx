import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { BillingCycle, PlanId } from '../../../shared/plans.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

type Props = { readonly plan: PlanId; readonly cycle: BillingCycle; readonly isForward?: boolean };

/** A visitor's way to a plan: an account first. */
export function PlanLink({ plan, cycle, isForward = false }: Props): ReactNode {
  const { t } = useTranslation();
  const query = plan === 'free' ? { plan } : { plan, cycle };
  return (
    <LinkButton wide tone={isForward ? 'gold' : 'plain'} to={pathTo(paths.auth, {}, { query })}>
      {plan === 'free' ? t('plans.choose.free') : t('plans.choose.other', { plan: t(`vocabulary.plans.${plan}`) })}
    </LinkButton>
  );
}
