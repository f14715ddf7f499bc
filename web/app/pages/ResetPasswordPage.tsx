import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { enterSession } from '../../features/accounts/sessions/enterSession.ts';
import { ResetForm } from '../../features/accounts/recovery/ResetForm.tsx';
import { useCheckReset } from '../../features/accounts/recovery/useCheckReset.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { errorText } from '../../lib/errorText.ts';
import { hasMail } from '../../lib/hasMail.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const isForGood = (error: unknown): boolean =>
  error instanceof ApiError && ['RESET_UNKNOWN', 'RESET_USED', 'RESET_EXPIRED', 'VALIDATION_FAILED'].includes(error.code ?? '');

/** Where the link of the mail leads; its token stands behind the #, which no server's log sees. */
export function ResetPasswordPage(): ReactNode {
  const { hash } = useLocation();
  return hasMail() ? (
    <AuthFrame>
      <Link key={hash} token={hash.slice(1)} />
    </AuthFrame>
  ) : (
    <NotFoundPage />
  );
}

function Link({ token }: { readonly token: string }): ReactNode {
  const { t } = useTranslation();
  const [state, setState] = useState<'choosing' | 'done' | 'refused'>('choosing');
  const [refusal, setRefusal] = useState<unknown>(null);
  const { error, isPending, refetch } = useCheckReset(token, state === 'choosing');
  const client = useQueryClient();
  const finish = (): void => {
    setState('done');
    // Every session has ended, this browser's too.
    enterSession(client, null);
  };
  const refuse = (reason: unknown): void => {
    if (!isForGood(reason)) return;
    setRefusal(reason);
    setState('refused');
  };
  if (state === 'done')
    return (
      <>
        <div data-part="head" role="status">
          <PageHeading>{t('reset.done.title')}</PageHeading>
          <p>{t('reset.done.text')}</p>
        </div>
        <LinkButton tone="primary" to={paths.auth}>
          {t('reset.done.action')}
        </LinkButton>
      </>
    );
  if (state === 'refused' || isForGood(error)) return <Refused error={refusal ?? error} />;
  if (isPending) return <Spinner message={t('reset.checking')} />;
  if (error)
    return (
      <>
        <div data-part="head" role="alert">
          <PageHeading>{t('app.oops.title')}</PageHeading>
          <p>{errorText(error)}</p>
        </div>
        <Button tone="primary" onClick={() => void refetch()}>
          {t('app.oops.again')}
        </Button>
      </>
    );
  return (
    <>
      <div data-part="head">
        <PageHeading>{t('reset.choose.title')}</PageHeading>
        <p>{t('reset.choose.lead')}</p>
      </div>
      <ResetForm token={token} onDone={finish} onRefused={refuse} />
    </>
  );
}

function Refused({ error }: { readonly error: unknown }): ReactNode {
  const { t } = useTranslation();
  const isMalformed = error instanceof ApiError && error.code === 'VALIDATION_FAILED';
  return (
    <>
      <div data-part="head" role="alert">
        <PageHeading>{t('reset.refused.title')}</PageHeading>
        <p>{isMalformed ? t('errors.codes.RESET_UNKNOWN') : errorText(error)}</p>
      </div>
      <LinkButton tone="primary" to={paths.forgotPassword}>
        {t('reset.refused.action')}
      </LinkButton>
    </>
  );
}
