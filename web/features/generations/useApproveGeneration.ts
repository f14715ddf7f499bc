import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approveGeneration } from '../../../shared/routes/generations.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export function useApproveGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(approveGeneration, { params: { id } }),
    // The news of it may have come first, and then the answer is old.
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.activeGenerations }),
  });
}
