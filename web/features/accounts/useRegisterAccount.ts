import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RegisterAccountBody } from '../../../shared/accounts.schema.ts';
import { registerAccount } from '../../../shared/routes/accounts.routes.ts';
import { call } from '../../lib/call.ts';
import { enterSession } from './sessions/enterSession.ts';

export function useRegisterAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterAccountBody) => call(registerAccount, { body }),
    onSuccess: (user) => enterSession(client, user),
  });
}
