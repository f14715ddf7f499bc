import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { planIds, type BillingCycle } from '../../../shared/plans.ts';
import { Beyond } from '../../features/plans/Beyond.tsx';
import { CycleChoice } from '../../features/plans/CycleChoice.tsx';
import { IncludedList } from '../../features/plans/IncludedList.tsx';
import { PlanChoices } from '../../features/plans/PlanChoices.tsx';
import { PlanPart } from '../../features/plans/PlanPart.tsx';
import { PlanQuestions } from '../../features/plans/PlanQuestions.tsx';
import { PlanTable } from '../../features/plans/PlanTable.tsx';
import { media, space } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PageHead } from './PageHead.tsx';

const Gap = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5, marginBlockStart: space.s5 });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  marginBlock: `${space.s6} ${space.s5}`,
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const tabs = ['plans', 'features', 'testimonials'] as const;

/** The plans for visitors, feature by feature. */
export function PremiumPage(): ReactNode {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof tabs)[number]>('plans');
  const views = { plans: <Plans />, features: <Features />, testimonials: <Testimonials /> };
  return (
    <>
      <PageHead title={t('plans.premium.title')}>{t('plans.premium.lead')}</PageHead>
      <Tabs
        label={t('plans.premium.tabs.label')}
        tabs={tabs.map((value) => ({ value, name: t(`plans.premium.tabs.${value}`) }))}
        value={tab}
        onChoose={setTab}
      >
        {views[tab]}
      </Tabs>
    </>
  );
}

function Plans(): ReactNode {
  const { t } = useTranslation();
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <>
      <Gap>
        <Note role="note">{t('plans.later')}</Note>
        <CycleChoice cycle={cycle} onChoose={setCycle} />
        <PlanChoices shown={planIds} cycle={cycle} current={null} />
      </Gap>
      <PlanPart title={t('plans.included.title')}>
        <IncludedList />
      </PlanPart>
      <PlanPart title={t('plans.faq.title')}>
        <PlanQuestions />
      </PlanPart>
    </>
  );
}

function Features(): ReactNode {
  const { t } = useTranslation();
  return (
    <PlanPart title={t('plans.table.title')}>
      <PlanTable />
      <Pair>
        <Beyond plan="pro" />
        <Beyond plan="business" />
      </Pair>
      <LinkButton tone="primary" to={pathTo(paths.auth, {}, { query: { plan: 'pro' } })}>
        {t('plans.premium.upgrade')}
      </LinkButton>
    </PlanPart>
  );
}

function Testimonials(): ReactNode {
  const { t } = useTranslation();
  return (
    <Gap>
      <EmptyState
        title={t('plans.premium.none.title')}
        actions={
          <LinkButton tone="primary" to={pathTo(paths.auth, {}, { query: { plan: 'free' } })}>
            {t('plans.choose.free')}
          </LinkButton>
        }
      >
        {t('plans.premium.none.text')}
      </EmptyState>
    </Gap>
  );
}
