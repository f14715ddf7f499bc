import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody } from '../../../shared/accounts.schema.ts';
import { login } from '../../../shared/routes/accounts.routes.ts';
import { call } from '../../lib/call.ts';
import { enterSession } from './enterSession.ts';

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginBody) => call(login, { body }),
    onSuccess: (user) => enterSession(client, user),
  });
}
