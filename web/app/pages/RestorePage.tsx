import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { DeleteNow } from '../../features/accounts/deletion/DeleteNow.tsx';
import { DownloadData } from '../../features/accounts/deletion/DownloadData.tsx';
import { useSignOut } from '../../features/accounts/sessions/useSignOut.ts';
import { useRestoreAccount } from '../../features/accounts/deletion/useRestoreAccount.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { useRealtime } from '../../realtime/useRealtime.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { space } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LegalLinks } from '../../ui/LegalLinks.tsx';
import { Mark } from '../../ui/Mark.tsx';

const Root = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.s5,
  minBlockSize: '100dvh',
  padding: `${space.s6} ${space.gutter}`,
  '& > section': { inlineSize: '100%', maxInlineSize: '46rem' },
});

/** All that somebody sees whose account is about to be deleted: until when, how to keep it, and how to have it over with. */
export function RestorePage(): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  // Taken back on one device, it is back on all.
  useRealtime();
  const formats = useFormats();
  const navigate = useNavigate();
  const restore = useRestoreAccount();
  const signOut = useSignOut(() => void navigate(paths.home, { replace: true }));
  const keep = (): void => {
    // By promise, not by callback: the event may come before the answer, and this is gone by then.
    void restore.mutateAsync().then(
      () => showToast({ kind: 'success', text: t('profile.restore.kept') }),
      (error: unknown) => showFailure(error, t('profile.restore.failed')),
    );
  };
  const leave = (): void =>
    signOut.mutate(undefined, {
      onError: (error) => showFailure(error, t('app.logout.failed')),
    });
  return (
    <Root id="main" tabIndex={-1}>
      <Mark />
      <EmptyState
        isPage
        orb="open"
        title={t('profile.restore.title')}
        actions={
          <>
            <Button tone="primary" unavailable={restore.isPending} onClick={keep}>
              {t(restore.isPending ? 'profile.restore.pending' : 'profile.restore.keep')}
            </Button>
            <DownloadData />
            <DeleteNow />
            <Button tone="quiet" onClick={leave}>
              {t('app.logout.action')}
            </Button>
          </>
        }
      >
        {user?.deletionDueAt && t('profile.restore.text', { date: formats.date(user.deletionDueAt) })}
      </EmptyState>
      <LegalLinks />
    </Root>
  );
}
