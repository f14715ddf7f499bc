import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../../shared/paths.ts';
import { showFailure, showToast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useEndSessions } from './useEndSessions.ts';

/** Asks, then signs out everywhere else, or everywhere. */
export function EndSessions({ which }: { readonly which: 'others' | 'all' }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const end = useEndSessions(which, () => void navigate(paths.home, { replace: true }));
  const confirm = (): void =>
    end.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        if (which === 'others') showToast({ kind: 'success', text: t('profile.sessions.others.done') });
      },
      onError: (error) => {
        setAsking(false);
        showFailure(error, t('profile.sessions.failed'));
      },
    });
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t(`profile.sessions.${which}.action`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        pending={end.isPending}
        title={t(`profile.sessions.${which}.title`)}
        cancel={t('profile.sessions.cancel')}
        confirm={t(`profile.sessions.${which}.action`)}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{t(`profile.sessions.${which}.text`)}</p>
      </ConfirmDialog>
    </>
  );
}
