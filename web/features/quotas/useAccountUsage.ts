import { useQuery } from '@tanstack/react-query';
import { getUsage } from '../../../shared/routes/quotas.routes.ts';
import { call } from '../../lib/call.ts';
import { usageKey } from './usageKey.ts';

/** How much one has of what has a maximum. Events ask for it again. */
export const useAccountUsage = (enabled = true) =>
  useQuery({ queryKey: usageKey, queryFn: ({ signal }) => call(getUsage, { signal }), enabled });
