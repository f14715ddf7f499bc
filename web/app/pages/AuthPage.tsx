import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { plans, toPlanId } from '../../../shared/plans.ts';
import { RegisterForm } from '../../features/accounts/RegisterForm.tsx';
import { SignInForm } from '../../features/accounts/SignInForm.tsx';
import { useUser } from '../../features/accounts/useUser.ts';
import { returnPath } from '../../lib/returnPath.ts';
import { color, font, media, space, text } from '../../theme/tokens.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Dusk } from '../../ui/Dusk.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AppearanceButton } from '../frame/AppearanceButton.tsx';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';

const Root = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
  minBlockSize: '100dvh',
  padding: space.s4,
  '& > [data-part="form"]': {
    display: 'grid',
    placeContent: 'center',
    gridTemplateColumns: 'minmax(0, 25rem)',
    padding: `clamp(2rem, 5vw, 3rem) ${space.gutter}`,
    gap: '1.75rem',
  },
  '& [data-part="head"] > p': { marginBlockStart: '.6rem', color: color.inkSoft },
  '& [data-part="foot"]': { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: space.s2, fontSize: text.sm },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', padding: space.s3 },
});

const Evening = styled(Dusk)({
  padding: 'clamp(1.75rem, 4vw, 3.5rem)',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.s6,
  minBlockSize: '13rem',
  '& > p': {
    font: `380 clamp(2rem, 1.2rem + 2.6vw, 3.375rem)/1.08 ${font.serif}`,
    letterSpacing: '-.025em',
    maxInlineSize: '12em',
  },
});

const modes = ['signIn', 'register'] as const;
type Mode = (typeof modes)[number];

/** Sign in, or create an account; `?plan=` says what the visitor came for. */
export function AuthPage(): ReactNode {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const wanted = search.get('plan');
  const plan = wanted === null ? null : toPlanId(wanted);
  const [mode, setMode] = useState<Mode>(plan === null ? 'signIn' : 'register');
  const { data: user, isPending } = useUser();
  if (isPending) return <Spinner />;
  if (user) return <Navigate to={returnPath.read()} replace />;
  return (
    <Root id="main" tabIndex={-1}>
      <Evening>
        <Moon sx={{ inlineSize: 'min(46rem, 90vw)', inset: 'auto -12rem -14rem auto' }} />
        <Mark onDusk />
        <p>{t('accounts.motto')}</p>
      </Evening>
      <div data-part="form">
        <ChoiceGroup
          look="segmented"
          wide
          hideLegend
          legend={t('accounts.modes.legend')}
          options={modes.map((value) => ({ value, label: t(`accounts.modes.${value}`) }))}
          value={mode}
          onChoose={setMode}
        />
        <div data-part="head">
          <PageHeading>{t(`accounts.${mode}.title`)}</PageHeading>
          <p>{t(`accounts.${mode}.lead`, { count: plans.free.monthlyCredits })}</p>
        </div>
        {mode === 'signIn' ? <SignInForm /> : <RegisterForm plan={plan} />}
        {mode === 'register' && plan !== null && plan !== 'free' && (
          <Note role="note">
            {t('accounts.register.chosen', { plan: t(`vocabulary.plans.${plan}`), count: plans.free.monthlyCredits })}
          </Note>
        )}
        <div data-part="foot">
          <LanguageSelect />
          <AppearanceButton />
        </div>
      </div>
    </Root>
  );
}
