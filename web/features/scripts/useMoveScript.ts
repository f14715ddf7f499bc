import { useMutation, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { moveInCollection } from '../../../shared/routes/collections.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { showFailure } from '../../lib/toasts.ts';
import { putPosition } from './applyCollectionScriptEvent.ts';
import { patchLists, surely } from './patchLists.ts';

type Move = { readonly scriptId: string; readonly after: string | null };

/** Puts a script at another position of a collection's order, at once; what the server refuses is asked for as it is. */
export function useMoveScript(collectionId: string): (move: Move) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ scriptId, after }: Move) =>
      call(moveInCollection, { params: { id: collectionId, scriptId }, body: { after } }),
    // In the order of the presses.
    scope: { id: `collection:${collectionId}` },
    onMutate: ({ scriptId, after }) =>
      patchLists(client, (data, list) =>
        list.collection === collectionId && list.sort === 'place' ? putPosition(data, scriptId, after) : surely(data),
      ),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: queryKeys.scriptList });
      showFailure(error, i18next.t('library.collections.order.failed'));
    },
  });
  return mutate;
}
