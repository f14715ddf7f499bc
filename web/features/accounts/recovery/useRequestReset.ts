import { useMutation } from '@tanstack/react-query';
import { requestReset } from '../../../../shared/routes/recovery.routes.ts';
import { call } from '../../../lib/call.ts';

export const useRequestReset = () => useMutation({ mutationFn: (email: string) => call(requestReset, { body: { email } }) });
