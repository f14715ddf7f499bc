import { useQuery } from '@tanstack/react-query';
import { getCredits } from '../../../shared/routes/credits.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export function useCredits() {
  return useQuery({ queryKey: queryKeys.credits, queryFn: ({ signal }) => call(getCredits, { signal }) });
}
