import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approveGeneration } from '../../../shared/routes/generations.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

type Approval = { readonly id: string; readonly scriptId: string; readonly baseRevision: number };

/** Approves the outline that is in sight, and no other. */
export function useApproveGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, baseRevision }: Approval) => call(approveGeneration, { params: { id }, body: { baseRevision } }),
    // Its event may have come first, and then the answer is old.
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.activeGenerations }),
    onError: (_error, { scriptId }) => void client.invalidateQueries({ queryKey: queryKeys.script(scriptId) }),
  });
}
