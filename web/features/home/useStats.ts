import { useQuery } from '@tanstack/react-query';
import { getStats } from '../../../shared/routes/stats.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Figures of one's scripts, by the months of this device's time zone. */
export function useStats() {
  return useQuery({
    queryKey: queryKeys.stats,
    queryFn: ({ signal }) => call(getStats, { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }, signal }),
  });
}
