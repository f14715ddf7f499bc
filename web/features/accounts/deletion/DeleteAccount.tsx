import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../../shared/accounts.schema.ts';
import * as paths from '../../../../shared/paths.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { useRequestDeletion } from './useRequestDeletion.ts';

const consequences = ['first', 'grace', 'gone', 'stays'] as const;
const aMinute = 60_000;

/** The way out: a dialog that says what will happen, and a last word that says until when it can be taken back. */
export function DeleteAccount({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useRequestDeletion((deletionDueAt) => {
    void navigate(paths.home, { replace: true });
    // Nothing else will say this date until the next sign-in.
    showToast({ kind: 'info', text: t('profile.leave.done', { date: formats.date(deletionDueAt) }), lifetime: aMinute });
  });
  return (
    // Its words stand in line with the text above, though the button has no edge to show.
    <Actions sx={{ marginInlineStart: '-.8rem' }}>
      <Button tone="dangerQuiet" onClick={() => setAsking(true)}>
        {t('profile.leave.action')}
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          title={t('profile.leave.dialog.title')}
          consequences={consequences.map((what) => t(`profile.leave.dialog.${what}`))}
          email={user.email}
          cancel={t('profile.leave.dialog.cancel')}
          confirm={t('profile.leave.dialog.confirm')}
          remove={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Actions>
  );
}
