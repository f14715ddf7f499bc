import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavorite, removeFavorite } from '../../../shared/routes/favorites.routes.ts';
import i18next from 'i18next';
import { call } from '../../lib/call.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { putFavorite } from './putFavorite.ts';

/** Fills or empties a heart at once; it goes back where the server refuses, and by "undo". */
export function useFavorite(scriptId: string): (favorite: boolean) => void {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (favorite: boolean): Promise<void> => {
      if (favorite) await call(addFavorite, { body: { scriptId } });
      else await call(removeFavorite, { params: { scriptId } });
    },
    // One after the other, or the last press might be overtaken by the one before.
    scope: { id: `favorite:${scriptId}` },
    onMutate: (favorite) => putFavorite(client, scriptId, favorite),
  });
  // By promise, not by callback: the card may be gone by then.
  const set = (favorite: boolean, isUndo: boolean): void =>
    void mutateAsync(favorite).then(
      () =>
        showToast({
          kind: 'success',
          text: i18next.t(favorite ? 'library.favorites.added' : 'library.favorites.removed'),
          ...(!isUndo && { action: { label: i18next.t('app.undo'), run: () => set(!favorite, true) } }),
        }),
      async (error: unknown) => {
        await putFavorite(client, scriptId, !favorite);
        showFailure(error, i18next.t('library.favorites.failed'));
      },
    );
  return (favorite) => set(favorite, false);
}
