import { useTranslation } from 'react-i18next';
import { plans, type PlanId } from '../../../../shared/plans.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import type { RewriteProblem } from './regenerationInput.ts';

type Facts = {
  readonly problem: RewriteProblem | null;
  readonly isBusy: boolean;
  /** The section is another one by now: it was changed on another tab or device. */
  readonly isElsewhere: boolean;
  readonly available: number | undefined;
  readonly cost: number;
  readonly plan: PlanId;
};

/** Why it cannot be asked for now, in a sentence; `null` when it can. */
export function useRewriteReason({ problem, isBusy, isElsewhere, available, cost, plan }: Facts): string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  if (isBusy) return t('regeneration.reasons.busy');
  if (isElsewhere) return t('regeneration.reasons.elsewhere');
  if (problem === 'planLength')
    return t('regeneration.reasons.plan', {
      plan: t(`vocabulary.plans.${plan}`),
      length: formats.minutes(plans[plan].maxMinutes),
    });
  if (problem !== null) return t('generator.reasons.problems');
  if (available === undefined) return t('generator.reasons.loading');
  if (available >= cost) return null;
  return t('regeneration.reasons.credits', {
    available: t('app.credits', { count: available }),
    needed: t('app.credits', { count: cost }),
  });
}
