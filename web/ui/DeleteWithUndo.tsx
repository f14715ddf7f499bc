import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '../lib/toasts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly cancel: string;
    readonly confirm: string;
    readonly pending: string;
    readonly failed: string;
    /** Said once it is gone, beside the way back. */
    readonly deleted: { readonly title?: string; readonly text: string };
    readonly restored: string;
    readonly restoreFailed: string;
  };
  readonly remove: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
  /** Leads away, where the page shows what was deleted, and takes it out of the cache. */
  readonly onDeleted: () => Promise<void>;
  readonly children: (ask: () => void) => ReactNode;
};

/** Asks, deletes, and offers to bring back what was deleted. */
export function DeleteWithUndo({ texts, remove, restore, onDeleted, children }: Props): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({ mutationFn: remove });
  const restoring = useMutation({ mutationFn: restore });
  // By promise, not by callback: the page that asked may be gone by then.
  const undo = (): void =>
    void restoring.mutateAsync().then(
      () => showToast({ kind: 'success', text: texts.restored }),
      (error: unknown) => showFailure(error, texts.restoreFailed),
    );
  const confirm = async (): Promise<void> => {
    try {
      await removing.mutateAsync();
      await onDeleted();
      showToast({ kind: 'success', ...texts.deleted, action: { label: t('app.undo'), run: undo } });
    } catch (error) {
      showFailure(error, texts.failed);
    }
    setAsking(false);
  };
  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog
        danger
        open={isAsking}
        pending={removing.isPending}
        title={texts.title}
        cancel={texts.cancel}
        confirm={removing.isPending ? texts.pending : texts.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>{texts.text}</p>
      </ConfirmDialog>
    </>
  );
}
