import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { ForgotForm } from '../../features/accounts/recovery/ForgotForm.tsx';
import { hasMail } from '../../lib/hasMail.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Asks for the address; the answer is the same whether or not it has an account. */
export function ForgotPasswordPage(): ReactNode {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!hasMail()) return <NotFoundPage />;
  return (
    <AuthFrame>
      {sentTo === null ? (
        <>
          <div data-part="head">
            <PageHeading>{t('reset.forgot.title')}</PageHeading>
            <p>{t('reset.forgot.lead')}</p>
          </div>
          <ForgotForm onSent={setSentTo} />
        </>
      ) : (
        <>
          <div data-part="head" role="status">
            <PageHeading>{t('reset.forgot.sentTitle')}</PageHeading>
            <p>{t('reset.forgot.sentText', { email: sentTo })}</p>
          </div>
          <Button wide onClick={() => setSentTo(null)}>
            {t('reset.forgot.other')}
          </Button>
        </>
      )}
      <p>
        <Link to={paths.auth}>{t('reset.toSignIn')}</Link>
      </p>
    </AuthFrame>
  );
}
