import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planIds, type BillingCycle } from '../../../shared/plans.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { CycleChoice } from '../../features/plans/CycleChoice.tsx';
import { IncludedList } from '../../features/plans/IncludedList.tsx';
import { PackCards } from '../../features/plans/PackCards.tsx';
import { PlanChoices } from '../../features/plans/PlanChoices.tsx';
import { PlanPart } from '../../features/plans/PlanPart.tsx';
import { PlanQuestions } from '../../features/plans/PlanQuestions.tsx';
import { PlanTable } from '../../features/plans/PlanTable.tsx';
import { useHashTarget } from '../../lib/useHashTarget.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { BetaNote } from './BetaNote.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s4,
  marginBlockEnd: space.s5,
  '& p': { marginBlockStart: '.7rem', color: color.inkSoft, maxInlineSize: '60ch' },
});
const Small = styled('p')({ marginBlockStart: '1.25rem', fontSize: text.sm, color: color.inkSoft });
const Remark = styled('div')({ display: 'grid', gap: space.s3, marginBlockEnd: space.s5 });

/** The one page about plans and credits, for visitors and for those who are signed in. */
export function PricingPage(): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  useHashTarget();
  return (
    <>
      <Head>
        <div>
          <PageHeading>{t('plans.title')}</PageHeading>
          <p>{t('plans.lead')}</p>
        </div>
        <CycleChoice cycle={cycle} onChoose={setCycle} />
      </Head>
      <Remark>
        <BetaNote>{t('plans.beta')}</BetaNote>
        <Note role="note">{t('plans.later')}</Note>
      </Remark>
      <PlanChoices shown={planIds} cycle={cycle} current={user?.currentPlan ?? null} />
      <Small>{t('plans.vat')}</Small>
      <PlanPart id="packs" title={t('plans.packs.title')} lead={t('plans.packs.lead')}>
        <PackCards isVisitor={!user} />
      </PlanPart>
      <PlanPart id="compare" title={t('plans.table.title')}>
        <PlanTable />
      </PlanPart>
      <PlanPart title={t('plans.included.title')}>
        <IncludedList />
      </PlanPart>
      <PlanPart title={t('plans.faq.title')}>
        <PlanQuestions />
      </PlanPart>
    </>
  );
}
