import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../../shared/collections.schema.ts';
import { deleteCollection, restoreCollection } from '../../../shared/routes/collections.routes.ts';
import { call } from '../../lib/call.ts';
import { DeleteWithUndo } from '../../ui/DeleteWithUndo.tsx';
import { dropCollection } from './dropCollection.ts';
import { putCollection } from './putCollection.ts';

type Props = {
  readonly collection: Collection;
  readonly onDeleted: () => void;
  readonly children: (ask: () => void) => ReactNode;
};

/** Asks, deletes, and offers to bring the collection back. */
export function DeleteCollection({ collection: { id, name }, onDeleted, children }: Props): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <DeleteWithUndo
      remove={() => call(deleteCollection, { params: { id } })}
      restore={async () => putCollection(client, await call(restoreCollection, { params: { id } }))}
      onDeleted={() => {
        onDeleted();
        return dropCollection(client, id);
      }}
      texts={{
        title: t('library.collections.delete.title', { name }),
        text: t('library.collections.delete.text'),
        cancel: t('library.collections.cancel'),
        confirm: t('library.collections.delete.confirm'),
        pending: t('library.collections.delete.pending'),
        failed: t('library.collections.delete.failed'),
        deleted: { text: t('library.collections.deleted', { name }) },
        restored: t('library.collections.restored', { name }),
        restoreFailed: t('library.collections.restoreFailed'),
      }}
    >
      {children}
    </DeleteWithUndo>
  );
}
