import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../shared/templates.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dropTemplate } from './dropTemplate.ts';
import { useDeleteTemplate } from './useDeleteTemplate.ts';
import { useRestoreTemplate } from './useRestoreTemplate.ts';

type Props = {
  readonly template: Template;
  /** Leads away: the page is the template's own. */
  readonly onDeleted: () => void;
  readonly children: (ask: () => void) => ReactNode;
};

/** Asks, deletes, and offers to bring the template back. */
export function DeleteTemplate({ template, onDeleted, children }: Props): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const restore = useRestoreTemplate();
  const remove = useDeleteTemplate();
  const { id, title, revision } = template;
  // By promise, not by callback: the page that asked may be gone by then.
  const undo = (): void =>
    void restore.mutateAsync(id).then(
      () => showToast({ kind: 'success', text: t('templates.restored', { title }) }),
      (error: unknown) => showToast({ kind: 'error', title: t('templates.restoreFailed'), text: errorText(error) }),
    );
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync(id);
      onDeleted();
      await dropTemplate(client, id, revision + 1);
      showToast({ kind: 'success', text: t('templates.deleted', { title }), action: { label: t('app.undo'), run: undo } });
    } catch (error) {
      showToast({ kind: 'error', title: t('templates.deleteFailed'), text: errorText(error) });
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
        title={t('templates.delete.title', { title })}
        cancel={t('templates.delete.cancel')}
        confirm={t(remove.isPending ? 'templates.delete.pending' : 'templates.delete.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t(template.isPublic ? 'templates.delete.textShared' : 'templates.delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
