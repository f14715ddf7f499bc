import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { costOf } from '../../../shared/cost.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { plans, popularPlan } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanLink } from './PlanLink.tsx';

const Root = styled('div')({
  '& > h2': { fontSize: text.titleXl, letterSpacing: '-.024em', lineHeight: 1.08, maxInlineSize: '18em' },
  '& > [data-part="intro"]': { fontSize: text.lg, color: color.inkSoft, maxInlineSize: '38em', marginBlock: `1rem ${space.s7}` },
  '& > [data-part="note"]': { marginBlockStart: space.s5, fontSize: text.sm, color: color.inkSoft },
});

const shown = ['free', 'essential', 'business'] as const;
const exampleMinutes = [5, 15, 30] as const;

/** Three plans for the front page (specification, section 2), every figure out of the catalogue. */
export function FrontPlans(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const examples = exampleMinutes.map((minutes) =>
    t('landing.plans.example', { minutes: formats.minutes(minutes), credits: t('app.credits', { count: costOf(minutes) }) }),
  );
  return (
    <Root>
      <h2>{t('landing.plans.title')}</h2>
      <p data-part="intro">{t('landing.plans.intro', { examples: formats.list(examples) })}</p>
      <PlanCards data-count={shown.length}>
        {shown.map((id) => (
          <PlanCard
            key={id}
            plan={plans[id]}
            cycle="monthly"
            level={3}
            isForward={id === popularPlan}
            tag={id === popularPlan ? t('plans.popular') : undefined}
          >
            <PlanLink plan={id} cycle="monthly" isForward={id === popularPlan} />
          </PlanCard>
        ))}
      </PlanCards>
      <p data-part="note">
        {t('plans.vat')} {t('plans.later')}{' '}
        <Link to={pathTo(paths.pricing, {}, { hash: 'compare' })}>{t('landing.plans.compare')}</Link>
      </p>
    </Root>
  );
}
