import { useMutation } from '@tanstack/react-query';
import { forgotPassword } from '../../../shared/routes/reset.routes.ts';
import { call } from '../../lib/call.ts';

export const useForgotPassword = () => useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });
