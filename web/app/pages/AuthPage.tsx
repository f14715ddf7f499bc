import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { plans, toPlanId } from '../../../shared/plans.ts';
import { RegisterForm } from '../../features/accounts/RegisterForm.tsx';
import { SignInForm } from '../../features/accounts/sessions/SignInForm.tsx';
import { useUser } from '../../features/accounts/useUser.ts';
import { returnPath } from '../../lib/returnPath.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BetaNote } from './BetaNote.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const modes = ['signIn', 'register'] as const;
type Mode = (typeof modes)[number];

/** Whoever came for a paid plan goes on to it; there is no account that begins with one. */
function checkoutOf(search: URLSearchParams): string | null {
  const plan = toPlanId(search.get('plan') ?? '');
  if (plan === null || plan === 'free') return null;
  return pathTo(paths.checkout, {}, { query: { plan, cycle: search.get('cycle') ?? 'monthly' } });
}

/** Sign in, or create an account; `?plan=` says what the visitor came for, `next=` where it leads on to. */
export function AuthPage(): ReactNode {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const wanted = search.get('plan');
  const plan = wanted === null ? null : toPlanId(wanted);
  const [mode, setMode] = useState<Mode>(plan === null ? 'signIn' : 'register');
  const { data: user, isPending } = useUser();
  if (isPending) return <Spinner />;
  if (user) return <Navigate to={checkoutOf(search) ?? returnPath.read(search.get('next'))} replace />;
  return (
    <AuthFrame>
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
      {mode === 'register' && <BetaNote>{t('plans.beta')}</BetaNote>}
      {mode === 'register' && plan !== null && plan !== 'free' && (
        <Note role="note">
          {t('accounts.register.chosen', { plan: t(`vocabulary.plans.${plan}`), count: plans.free.monthlyCredits })}
        </Note>
      )}
    </AuthFrame>
  );
}
