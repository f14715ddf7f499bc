import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeDeleted } from '../../../shared/routes/deletion.routes.ts';
import { call } from '../../lib/call.ts';
import { usageKey } from './usageKey.ts';

/** Removes one's deleted scripts and templates for good. */
export function useRemoveDeleted() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeDeleted, {}),
    onSuccess: async (usage) => {
      await client.cancelQueries({ queryKey: usageKey, exact: true });
      client.setQueryData(usageKey, usage);
    },
  });
}
