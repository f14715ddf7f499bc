import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateScript } from '../../../shared/routes/scripts.routes.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { putScript } from './putScript.ts';

/** Gives a script another title, unless it was changed elsewhere since this page read it. */
export function useRenameScript(script: Script) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) =>
      call(updateScript, { params: { id: script.id }, body: { baseRevision: script.revision, title } }),
    onSuccess: (changed) => putScript(client, changed),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        void client.invalidateQueries({ queryKey: queryKeys.script(script.id) });
    },
  });
}
