import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dropScript } from './dropScript.ts';
import { titleOf } from './titleOf.ts';
import { useDeleteScript } from './useDeleteScript.ts';
import { useRestoreScript } from './useRestoreScript.ts';

type Props = {
  readonly script: Pick<Script, 'id' | 'title' | 'type' | 'theme'>;
  /** Leads away, where the page is the script's own. */
  readonly onDeleted?: () => void;
  readonly children: (ask: () => void) => ReactNode;
};

/** Asks, deletes, and offers to bring the script back. */
export function DeleteScript({ script, onDeleted, children }: Props): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const restore = useRestoreScript();
  const remove = useDeleteScript();
  // By promise, not by callback: the page that asked may be gone by then.
  const undo = (): void =>
    void restore.mutateAsync(script.id).then(
      () => showToast({ kind: 'success', text: t('scripts.restored', { title: titleOf(script) }) }),
      (error: unknown) => showToast({ kind: 'error', title: t('scripts.restoreFailed'), text: errorText(error) }),
    );
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync(script.id);
      onDeleted?.();
      await dropScript(client, script.id);
      showToast({
        kind: 'success',
        title: t('scripts.deleted.title'),
        text: t('scripts.deleted.text'),
        action: { label: t('app.undo'), run: undo },
      });
    } catch (error) {
      showToast({ kind: 'error', title: t('scripts.deleteFailed'), text: errorText(error) });
    }
    setAsking(false);
  };
  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog
        danger
        open={isAsking}
        pending={remove.isPending}
        title={t('scripts.delete.title', { title: titleOf(script) })}
        cancel={t('scripts.delete.cancel')}
        confirm={t(remove.isPending ? 'scripts.delete.pending' : 'scripts.delete.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t('scripts.delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
