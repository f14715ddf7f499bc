import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approveGeneration } from '../../../shared/routes/generations.routes.ts';
import { call } from '../../lib/call.ts';
import { putGeneration } from './putGeneration.ts';

export function useApproveGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(approveGeneration, { params: { id } }),
    onSuccess: (generation) => putGeneration(client, generation),
  });
}
