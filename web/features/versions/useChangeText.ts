import { useMutation, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { restoreVersion, takeVariant } from '../../../shared/routes/versions.routes.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { findCurrentVersion } from './findCurrentVersion.ts';
import { versionsKey } from './versionsKey.ts';

type Change = {
  readonly script: Pick<Script, 'id' | 'revision'>;
  readonly id: string;
  /** A version becomes the text, or a proposal becomes its section. */
  readonly kind: 'version' | 'variant';
};
type Said = { readonly done: string; readonly failed: string };

/** What was there before comes back by "undo", for it is a version. `keep` brings the changed script into the cache. */
export function useChangeText(keep: (script: Script) => Promise<void>) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ script: { id: scriptId, revision: baseRevision }, id, kind }: Change) =>
      kind === 'version'
        ? call(restoreVersion, { params: { id: scriptId, version: id }, body: { baseRevision } })
        : call(takeVariant, { params: { id: scriptId, variant: id }, body: { baseRevision } }),
    onSuccess: keep,
    onError: (error, { script: { id } }) => {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        void client.invalidateQueries({ queryKey: queryKeys.script(id) });
    },
    onSettled: (_script, _error, { script: { id } }) => client.invalidateQueries({ queryKey: versionsKey(id) }),
  });
  // By promise, not by callback: the page that asked may be gone by then.
  const undo = (script: Script, id: string): void =>
    void mutateAsync({ script, id, kind: 'version' }).then(
      () => showToast({ kind: 'success', text: i18next.t('versions.undone') }),
      (error: unknown) => showFailure(error, i18next.t('versions.undoFailed')),
    );
  const change = async (wanted: Change, { done, failed }: Said): Promise<boolean> => {
    try {
      const before = await findCurrentVersion(wanted.script.id);
      const script = await mutateAsync(wanted);
      showToast({
        kind: 'success',
        text: done,
        ...(before && { action: { label: i18next.t('app.undo'), run: () => undo(script, before.id) } }),
      });
      return true;
    } catch (error) {
      showFailure(error, failed);
      return false;
    }
  };
  return { change, isPending };
}
