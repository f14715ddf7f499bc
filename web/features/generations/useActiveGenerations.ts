import { useQuery } from '@tanstack/react-query';
import { listGenerations } from '../../../shared/routes/generations.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export function useActiveGenerations() {
  return useQuery({
    queryKey: queryKeys.activeGenerations,
    queryFn: async ({ signal }) => (await call(listGenerations, { query: { active: 'true' }, signal })).items,
  });
}
