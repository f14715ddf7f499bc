import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../../shared/collections.schema.ts';
import { deleteCollection, restoreCollection } from '../../../shared/routes/collections.routes.ts';
import { call } from '../../lib/call.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dropCollection } from './dropCollection.ts';
import { putCollection } from './putCollection.ts';

type Props = {
  readonly collection: Collection;
  readonly onDeleted: () => void;
  readonly children: (ask: () => void) => ReactNode;
};

/** Asks, deletes, and offers to bring the collection back. */
export function DeleteCollection({ collection, onDeleted, children }: Props): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id, name } = collection;
  const remove = useMutation({ mutationFn: () => call(deleteCollection, { params: { id } }) });
  const restore = useMutation({
    mutationFn: () => call(restoreCollection, { params: { id } }),
    onSuccess: (restored) => putCollection(client, restored),
  });
  // By promise, not by callback: the page that asked is gone by then.
  const undo = (): void =>
    void restore.mutateAsync().then(
      () => showToast({ kind: 'success', text: t('library.collections.restored', { name }) }),
      (error: unknown) => showToast({ kind: 'error', title: t('library.collections.restoreFailed'), text: errorText(error) }),
    );
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync();
      onDeleted();
      await dropCollection(client, id);
      showToast({
        kind: 'success',
        text: t('library.collections.deleted', { name }),
        action: { label: t('app.undo'), run: undo },
      });
    } catch (error) {
      showToast({ kind: 'error', title: t('library.collections.delete.failed'), text: errorText(error) });
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
        title={t('library.collections.delete.title', { name })}
        cancel={t('library.collections.cancel')}
        confirm={t(remove.isPending ? 'library.collections.delete.pending' : 'library.collections.delete.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t('library.collections.delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
