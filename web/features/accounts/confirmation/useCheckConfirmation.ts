import { useQuery } from '@tanstack/react-query';
import { checkConfirmation } from '../../../../shared/routes/confirmation.routes.ts';
import { call } from '../../../lib/call.ts';

/** Which address a mail's link confirms, asked before it is used. */
export const useCheckConfirmation = (token: string) =>
  useQuery({
    queryKey: ['confirmationLink', token],
    queryFn: ({ signal }) => call(checkConfirmation, { body: { token }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
