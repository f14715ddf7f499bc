import { useMutation } from '@tanstack/react-query';
import { sendConfirmationAgain } from '../../../../shared/routes/confirmation.routes.ts';
import { call } from '../../../lib/call.ts';

/** Sends another link to the address that awaits its confirmation. */
export const useSendConfirmationAgain = () => useMutation({ mutationFn: () => call(sendConfirmationAgain, {}) });
