import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '../../../lib/toasts.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { SendConfirmation } from './SendConfirmation.tsx';
import { useCancelEmailChange } from './useCancelEmailChange.ts';

/** Another address that awaits its confirmation, while `now` is still the one to sign in with. */
export function PendingEmail({ email, now }: { readonly email: string; readonly now: string }): ReactNode {
  const { t } = useTranslation();
  const cancel = useCancelEmailChange();
  const press = (): void => {
    // By promise, not by callback: the event may come before the answer, and this is gone by then.
    void cancel.mutateAsync().then(
      () => showToast({ kind: 'success', text: t('profile.email.waiting.cancelled') }),
      (error: unknown) => showFailure(error, t('profile.email.waiting.cancelFailed')),
    );
  };
  return (
    <>
      <Note role="status">
        <p>{t('profile.email.waiting.text', { email, now })}</p>
      </Note>
      <Actions>
        <SendConfirmation email={email} />
        <Button size="sm" tone="quiet" unavailable={cancel.isPending} onClick={press}>
          {t(cancel.isPending ? 'profile.email.waiting.cancelling' : 'profile.email.waiting.cancel')}
        </Button>
      </Actions>
    </>
  );
}
