import { useMutation } from '@tanstack/react-query';
import type { ResetPasswordBody } from '../../../../shared/recovery.schema.ts';
import { resetPassword } from '../../../../shared/routes/recovery.routes.ts';
import { call } from '../../../lib/call.ts';

export const useResetPassword = () => useMutation({ mutationFn: (body: ResetPasswordBody) => call(resetPassword, { body }) });
