import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { useCheckConfirmation } from '../../features/accounts/confirmation/useCheckConfirmation.ts';
import { useConfirmEmail } from '../../features/accounts/confirmation/useConfirmEmail.ts';
import { useRenewConfirmation } from '../../features/accounts/confirmation/useRenewConfirmation.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { errorText } from '../../lib/errorText.ts';
import { hasMail } from '../../lib/hasMail.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const refusals = ['CONFIRM_UNKNOWN', 'CONFIRM_USED', 'CONFIRM_EXPIRED', 'VALIDATION_FAILED', 'EMAIL_TAKEN'] as const;
type Refusal = (typeof refusals)[number];

/** Why a link will never work, or nothing where it may. */
const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof ApiError ? refusals.find((code) => code === error.code) : undefined;

/**
 * Where the link of the mail leads; its token stands behind the #, which no server's log sees. It is used by a button
 * and not by coming here: programs that look through mails come here too.
 */
export function ConfirmEmailPage(): ReactNode {
  const { hash } = useLocation();
  return (
    <AuthFrame>
      <Link key={hash} token={hash.slice(1)} />
    </AuthFrame>
  );
}

function Link({ token }: { readonly token: string }): ReactNode {
  const { t } = useTranslation();
  const check = useCheckConfirmation(token);
  const confirm = useConfirmEmail(token);
  if (confirm.isSuccess) return <Done {...confirm.data} />;
  const refusal = refusalOf(confirm.error) ?? refusalOf(check.error);
  if (refusal) return <Refused token={token} why={refusal} />;
  if (check.isPending) return <Spinner message={t('confirm.checking')} />;
  if (check.error)
    return (
      <>
        <div data-part="head" role="alert">
          <PageHeading>{t('app.oops.title')}</PageHeading>
          <p>{errorText(check.error)}</p>
        </div>
        <Button tone="primary" onClick={() => void check.refetch()}>
          {t('app.oops.again')}
        </Button>
      </>
    );
  return (
    <>
      <div data-part="head">
        <PageHeading>{t('confirm.ask.title')}</PageHeading>
        <p>{t('confirm.ask.text', { email: check.data.email })}</p>
      </div>
      {confirm.isError && (
        <Note kind="danger" role="alert">
          {`${t('confirm.ask.failed')}. ${errorText(confirm.error)}`}
        </Note>
      )}
      <Button tone="primary" wide unavailable={confirm.isPending} onClick={() => confirm.mutate()}>
        {t(confirm.isPending ? 'confirm.ask.pending' : 'confirm.ask.action')}
      </Button>
    </>
  );
}

function Done({ email, credits }: { readonly email: string; readonly credits: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <div data-part="head" role="status">
        <PageHeading>{t('confirm.done.title')}</PageHeading>
        <p>{t('confirm.done.text', { email })}</p>
        {credits > 0 && <p>{t('confirm.done.credits', { count: credits })}</p>}
      </div>
      <Onward />
    </>
  );
}

function Refused({ token, why }: { readonly token: string; readonly why: Refusal }): ReactNode {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const renew = useRenewConfirmation(token);
  if (isSent) return <Sent />;
  const isLate = why === 'CONFIRM_EXPIRED' && hasMail();
  return (
    <>
      <div data-part="head" role="alert">
        <PageHeading>{t('confirm.refused.title')}</PageHeading>
        <p>{why === 'EMAIL_TAKEN' ? t('confirm.refused.taken') : `${t(`errors.codes.${codeFor(why)}`)}.`}</p>
        {why === 'CONFIRM_USED' && <p>{t('confirm.refused.used')}</p>}
        {isLate && <p>{t('confirm.refused.expired')}</p>}
      </div>
      {renew.isError && (
        <Note kind="danger" role="alert">
          {`${t('confirm.refused.failed')}. ${errorText(renew.error)}`}
        </Note>
      )}
      {isLate ? (
        <Button
          tone="primary"
          unavailable={renew.isPending}
          onClick={() => renew.mutate(undefined, { onSuccess: () => setSent(true) })}
        >
          {t(renew.isPending ? 'confirm.refused.pending' : 'confirm.refused.again')}
        </Button>
      ) : (
        <Onward />
      )}
    </>
  );
}

/** What is no token at all is none of ours either. */
const codeFor = (why: Refusal) => (why === 'VALIDATION_FAILED' ? 'CONFIRM_UNKNOWN' : why);

function Sent(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <div data-part="head" role="status">
        <PageHeading>{t('confirm.sent.title')}</PageHeading>
        <p>{t('confirm.sent.text')}</p>
      </div>
      <Onward />
    </>
  );
}

/** Into the product, for who is signed in; to the sign-in for who is not. */
function Onward(): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  return (
    <LinkButton tone="primary" to={user ? paths.home : paths.auth}>
      {t(user ? 'confirm.home' : 'confirm.signIn')}
    </LinkButton>
  );
}
