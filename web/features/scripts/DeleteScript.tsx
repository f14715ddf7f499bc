import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteScript, restoreScript } from '../../../shared/routes/scripts.routes.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { call } from '../../lib/call.ts';
import { DeleteWithUndo } from '../../ui/DeleteWithUndo.tsx';
import { dropScript } from './dropScript.ts';
import { putScript } from './putScript.ts';
import { titleOf } from './titleOf.ts';

type Props = {
  readonly script: Pick<Script, 'id' | 'title' | 'type' | 'theme'>;
  /** Leads away, where the page is the script's own. */
  readonly onDeleted?: () => void;
  readonly children: (ask: () => void) => ReactNode;
};

/** Asks, deletes, and offers to bring the script back. */
export function DeleteScript({ script, onDeleted, children }: Props): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id } = script;
  const title = titleOf(script);
  return (
    <DeleteWithUndo
      remove={() => call(deleteScript, { params: { id } })}
      restore={async () => putScript(client, await call(restoreScript, { params: { id } }))}
      onDeleted={() => {
        onDeleted?.();
        return dropScript(client, id);
      }}
      texts={{
        title: t('scripts.delete.title', { title }),
        text: t('scripts.delete.text'),
        cancel: t('scripts.delete.cancel'),
        confirm: t('scripts.delete.confirm'),
        pending: t('scripts.delete.pending'),
        failed: t('scripts.deleteFailed'),
        deleted: { title: t('scripts.deleted.title'), text: t('scripts.deleted.text') },
        restored: t('scripts.restored', { title }),
        restoreFailed: t('scripts.restoreFailed'),
      }}
    >
      {children}
    </DeleteWithUndo>
  );
}
