import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quotaText } from '../../lib/quotaText.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isReached } from '../../../shared/quotas.ts';
import { useAccountUsage } from './useAccountUsage.ts';
import { useRemoveDeleted } from './useRemoveDeleted.ts';

/** What one's texts take up, and the way to have back what deleted ones do. */
export function Storage(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, refetch, isPending } = useAccountUsage();
  if (isPending) return <Skeleton widths={[64, 90]} />;
  if (!data) return <LoadFailure title={t('quotas.storage.failed')} error={error} onRetry={refetch} />;
  const { used, limit, deleted } = data.text;
  return (
    <>
      <p>
        {isReached(data.text)
          ? quotaText('text', data.text)
          : t('quotas.storage.used', { used: formats.bytes(used), limit: formats.bytes(limit) })}
      </p>
      <p>{t('quotas.storage.what')}</p>
      {deleted > 0 && <Deleted size={formats.bytes(deleted)} />}
    </>
  );
}

function Deleted({ size }: { readonly size: string }): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveDeleted();
  // By promise, not by callback: what asked is gone with the last deleted text.
  const confirm = (): void =>
    void remove.mutateAsync().then(
      () => showToast({ kind: 'success', text: t('quotas.storage.free.done') }),
      (error: unknown) => {
        setAsking(false);
        showFailure(error, t('quotas.storage.free.failed'));
      },
    );
  return (
    <>
      <p>{t('quotas.storage.deleted', { size })}</p>
      <Actions>
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('quotas.storage.free.action')}
        </Button>
      </Actions>
      <ConfirmDialog
        danger
        open={isAsking}
        pending={remove.isPending}
        title={t('quotas.storage.free.title')}
        cancel={t('quotas.storage.free.cancel')}
        confirm={t(remove.isPending ? 'quotas.storage.free.pending' : 'quotas.storage.free.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{t('quotas.storage.free.text', { size })}</p>
      </ConfirmDialog>
    </>
  );
}
