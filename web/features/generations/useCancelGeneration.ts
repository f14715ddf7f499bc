import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelGeneration } from '../../../shared/routes/generations.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export function useCancelGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelGeneration, { params: { id } }),
    // Its event may have come first, and then the answer is old.
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.activeGenerations }),
  });
}
