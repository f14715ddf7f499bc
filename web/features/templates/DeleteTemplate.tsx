import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteTemplate, restoreTemplate } from '../../../shared/routes/templates.routes.ts';
import type { Template } from '../../../shared/templates.schema.ts';
import { call } from '../../lib/call.ts';
import { DeleteWithUndo } from '../../ui/DeleteWithUndo.tsx';
import { dropTemplate } from './dropTemplate.ts';
import { putTemplate } from './putTemplate.ts';

type Props = {
  readonly template: Template;
  /** Leads away: the page is the template's own. */
  readonly onDeleted: () => void;
  readonly children: (ask: () => void) => ReactNode;
};

/** Asks, deletes, and offers to bring the template back. */
export function DeleteTemplate({ template, onDeleted, children }: Props): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, title, revision } = template;
  return (
    <DeleteWithUndo
      remove={() => call(deleteTemplate, { params: { id } })}
      restore={async () => putTemplate(client, await call(restoreTemplate, { params: { id } }))}
      onDeleted={() => {
        onDeleted();
        return dropTemplate(client, id, revision + 1);
      }}
      texts={{
        title: t('templates.delete.title', { title }),
        text: t(template.isPublic ? 'templates.delete.textShared' : 'templates.delete.text'),
        cancel: t('templates.delete.cancel'),
        confirm: t('templates.delete.confirm'),
        pending: t('templates.delete.pending'),
        failed: t('templates.deleteFailed'),
        deleted: { text: t('templates.deleted', { title }) },
        restored: t('templates.restored', { title }),
        restoreFailed: t('templates.restoreFailed'),
      }}
    >
      {children}
    </DeleteWithUndo>
  );
}
