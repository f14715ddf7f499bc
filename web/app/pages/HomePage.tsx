import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans } from '../../../shared/plans.ts';
import { displayName } from '../../../shared/displayName.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { LatestTransactions } from '../../features/credits/LatestTransactions.tsx';
import { Insights } from '../../features/home/Insights.tsx';
import { QuickStart } from '../../features/home/QuickStart.tsx';
import { WelcomeDialog } from '../../features/home/WelcomeDialog.tsx';
import { GoPremium } from '../../features/plans/GoPremium.tsx';
import { PremiumOffer } from '../../features/plans/PremiumOffer.tsx';
import { limitsPlan } from '../../lib/limitsPlan.ts';
import { breakpoint, em, media, space, text } from '../../theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { ScriptShelf } from '../library/ScriptShelf.tsx';
import { Greeting } from './home/Greeting.tsx';
import { HomeFigures } from './home/HomeFigures.tsx';
import { RunningJobs } from './home/RunningJobs.tsx';

const Shelf = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 290px',
  gap: space.s7,
  marginBlockStart: space.s8,
  alignItems: 'start',
  '& > section > h2': { fontSize: text.titleMd, marginBlockEnd: space.s4 },
  '& > aside': { display: 'grid', gap: space.s7 },
  [media.oneColumn]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s6 },
  },
  [media.narrow]: { marginBlockStart: space.s7, '& > aside': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Scripts that home shows; all of them are on their own page. */
const onShelf = 6;

/** The place of whoever is signed in: what runs, what to begin with, how one stands, and all that one has written. */
export function HomePage(): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const isNarrow = useMedia(`(max-width: ${em(breakpoint.narrow - 1)})`);
  const { data: user } = useUser();
  if (!user) return null;
  const plan = plans[user.currentPlan];
  const reach = plans[limitsPlan(plan.id)];
  return (
    <>
      <WelcomeDialog accountId={user.id} name={displayName(user)} credits={user.credits} />
      <Greeting user={user} plan={plan} />
      <RunningJobs />
      <QuickStart plan={reach} />
      {!isNarrow && <HomeFigures plan={plan} />}
      <Shelf>
        <section aria-labelledby={id}>
          <h2 id={id}>{t('home.shelf')}</h2>
          <ScriptShelf level={3} most={onShelf} />
        </section>
        {isNarrow && <HomeFigures plan={plan} />}
        <aside aria-label={t('home.beside')}>
          <Insights plan={reach} />
          <LatestTransactions />
        </aside>
      </Shelf>
      {!reach.premium && <PremiumOffer />}
      {reach.id === 'free' && <GoPremium />}
    </>
  );
}
