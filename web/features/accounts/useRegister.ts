import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RegisterBody } from '../../../shared/accounts.schema.ts';
import { register } from '../../../shared/routes/accounts.routes.ts';
import { call } from '../../lib/call.ts';
import { enterSession } from './enterSession.ts';

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterBody) => call(register, { body }),
    onSuccess: (user) => enterSession(client, user),
  });
}
