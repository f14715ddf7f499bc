import { useMutation, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { Collection } from '../../../shared/collections.schema.ts';
import { addToCollection, removeFromCollection } from '../../../shared/routes/collections.routes.ts';
import { putCollection } from '../../features/collections/putCollection.ts';
import { putMembership } from '../../features/collections/putMembership.ts';
import { takeOutOfLists } from '../../features/scripts/takeOutOfLists.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';

type Change = {
  readonly collection: Pick<Collection, 'id' | 'name'>;
  readonly scriptId: string;
  readonly isIn: boolean;
  /** The script that it stood behind, for putting it back there. */
  readonly after?: string | null;
};

/** Puts a script into a collection or takes it out, at once; it goes back where the server refuses, and by "undo". */
export function useMembership(): (change: Change) => void {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ collection: { id }, scriptId, isIn, after }: Change) =>
      isIn
        ? call(addToCollection, { params: { id }, body: { scriptId, ...(after !== undefined && { after }) } })
        : call(removeFromCollection, { params: { id, scriptId } }),
    scope: { id: 'membership' },
    onMutate: async ({ collection, scriptId, isIn }) => {
      await putMembership(client, scriptId, collection.id, isIn);
      if (!isIn) await takeOutOfLists(client, collection.id, scriptId);
    },
    onSuccess: (collection) => putCollection(client, collection),
  });
  const set = (change: Change, isUndo: boolean): void => {
    const { collection, scriptId, isIn } = change;
    // By promise, not by callback: the row may be gone by then.
    void mutateAsync(change).then(
      () =>
        showToast({
          kind: 'success',
          text: i18next.t(isIn ? 'library.collections.added' : 'library.collections.takenOut', { name: collection.name }),
          ...(!isUndo && { action: { label: i18next.t('app.undo'), run: () => set({ ...change, isIn: !isIn }, true) } }),
        }),
      async (error: unknown) => {
        await putMembership(client, scriptId, collection.id, !isIn);
        void client.invalidateQueries({ queryKey: queryKeys.scriptList });
        showFailure(error, i18next.t('library.collections.add.failed'));
      },
    );
  };
  return (change) => set(change, false);
}
