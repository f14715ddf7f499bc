import { useMutation } from '@tanstack/react-query';
import type { ResetPasswordBody } from '../../../shared/accounts.schema.ts';
import { resetPassword } from '../../../shared/routes/reset.routes.ts';
import { call } from '../../lib/call.ts';

export const useResetPassword = () => useMutation({ mutationFn: (body: ResetPasswordBody) => call(resetPassword, { body }) });
