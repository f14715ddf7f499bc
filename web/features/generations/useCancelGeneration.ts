import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelGeneration } from '../../../shared/routes/generations.routes.ts';
import { call } from '../../lib/call.ts';
import { putGeneration } from './putGeneration.ts';

export function useCancelGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelGeneration, { params: { id } }),
    onSuccess: (generation) => putGeneration(client, generation),
  });
}
