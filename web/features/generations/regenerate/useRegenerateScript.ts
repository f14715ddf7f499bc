import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RegenerateBody } from '../../../../shared/generations.schema.ts';
import { regenerateScript } from '../../../../shared/routes/generations.routes.ts';
import { ApiError } from '../../../lib/ApiError.ts';
import { call } from '../../../lib/call.ts';
import { keptKey } from '../../../lib/keptKey.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { storageKeys } from '../../../lib/storageKeys.ts';

/** Asks for a script, or a section of it, to be written again. Sent again without an answer in between, it is one request. */
export function useRegenerateScript(scriptId: string) {
  const client = useQueryClient();
  const position = storageKeys.regeneration(scriptId);
  return useMutation({
    mutationFn: (body: RegenerateBody) =>
      call(regenerateScript, {
        params: { id: scriptId },
        body,
        idempotencyKey: keptKey.keyFor(position, JSON.stringify(body)),
      }),
    onSuccess: () => keptKey.spend(position),
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.answered) keptKey.spend(position);
      if (error.code === 'VERSION_CONFLICT') void client.invalidateQueries({ queryKey: queryKeys.script(scriptId) });
    },
  });
}
