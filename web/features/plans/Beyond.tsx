import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planIds, plans, type PlanId } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, text } from '../../theme/tokens.ts';
import { Sheet } from '../../ui/Sheet.tsx';

const Root = styled(Sheet)({
  padding: '1.5rem 1.75rem',
  '& h3': { fontSize: text.titleXs, marginBlockEnd: '.75rem' },
  '& ul': { display: 'grid', gap: '.5rem', color: color.inkSoft },
});

/** What a plan has that the one below it has not, worked out of the catalogue. */
export function Beyond({ plan: id }: { readonly plan: PlanId }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const belowId = planIds[planIds.indexOf(id) - 1];
  if (belowId === undefined) return null;
  const [plan, below] = [plans[id], plans[belowId]];
  const lines = [
    t('plans.premium.more.credits', { count: plan.monthlyCredits, other: formats.number(below.monthlyCredits) }),
    t('plans.premium.more.minutes', {
      minutes: formats.minutes(plan.maxMinutes),
      other: formats.minutes(below.maxMinutes),
    }),
    ...(plan.maxWords === null && below.maxWords !== null ? [t('plans.ticks.noWords')] : []),
    ...(plan.exports.length > below.exports.length ? [t('plans.ticks.everyFormat')] : []),
    ...(plan.advancedModel && !below.advancedModel ? [t('plans.table.model')] : []),
  ];
  return (
    <Root as="article">
      <h3>{t('plans.premium.beyond', { plan: t(`vocabulary.plans.${id}`), other: t(`vocabulary.plans.${belowId}`) })}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Root>
  );
}
