import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../../shared/paths.ts';
import { showToast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { useDeleteNow } from './useDeleteNow.ts';

const consequences = ['gone', 'final', 'stays'] as const;

/** Ends the days of waiting: a dialog that says what goes, and that nothing of it comes back. */
export function DeleteNow(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteNow(() => {
    void navigate(paths.home, { replace: true });
    showToast({ kind: 'info', text: t('profile.restore.now.done') });
  });
  const close = (): void => {
    setAsking(false);
    remove.reset();
  };
  return (
    <>
      <Button tone="dangerQuiet" onClick={() => setAsking(true)}>
        {t('profile.restore.now.action')}
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          title={t('profile.restore.now.title')}
          consequences={consequences.map((what) => t(`profile.restore.now.${what}`))}
          cancel={t('profile.restore.now.cancel')}
          confirm={t('profile.restore.now.confirm')}
          remove={remove}
          onClose={close}
        />
      )}
    </>
  );
}
