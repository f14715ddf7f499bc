import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMail } from '../../../lib/hasMail.ts';
import { showFailure, showToast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSendConfirmationAgain } from './useSendConfirmationAgain.ts';

/** Sends the link once more to `email`, the address that awaits its confirmation. Nothing where this server sends no mail. */
export function SendConfirmation({ email }: { readonly email: string }): ReactNode {
  const { t } = useTranslation();
  const send = useSendConfirmationAgain();
  if (!hasMail()) return null;
  const press = (): void =>
    send.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', text: t('confirm.line.sent', { email }) }),
      onError: (error) => showFailure(error, t('confirm.line.failed')),
    });
  return (
    <Button size="sm" unavailable={send.isPending} onClick={press}>
      {t(send.isPending ? 'confirm.line.pending' : 'confirm.line.again')}
    </Button>
  );
}
