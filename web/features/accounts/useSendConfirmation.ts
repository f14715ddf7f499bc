import { useMutation } from '@tanstack/react-query';
import { sendConfirmation } from '../../../shared/routes/confirmation.routes.ts';
import { call } from '../../lib/call.ts';

/** Sends another link to the address that awaits its confirmation. */
export const useSendConfirmation = () => useMutation({ mutationFn: () => call(sendConfirmation, {}) });
