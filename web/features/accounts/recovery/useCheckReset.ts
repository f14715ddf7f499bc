import { useQuery } from '@tanstack/react-query';
import { checkReset } from '../../../../shared/routes/recovery.routes.ts';
import { call } from '../../../lib/call.ts';

/** Whether a mail's link works, asked before anybody types a password. */
export const useCheckReset = (token: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['resetLink', token],
    enabled: isWanted,
    // A query must have a value; that there is an answer at all is this one's.
    queryFn: async ({ signal }) => {
      await call(checkReset, { body: { token }, signal });
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
