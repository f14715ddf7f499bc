import { useMutation } from '@tanstack/react-query';
import { renewConfirmation } from '../../../../shared/routes/confirmation.routes.ts';
import { call } from '../../../lib/call.ts';

/** Has another link sent for one that has expired. */
export const useRenewConfirmation = (token: string) =>
  useMutation({ mutationFn: () => call(renewConfirmation, { body: { token } }) });
