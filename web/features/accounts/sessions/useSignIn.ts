import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignInBody } from '../../../../shared/sessions.schema.ts';
import { signIn } from '../../../../shared/routes/sessions.routes.ts';
import { call } from '../../../lib/call.ts';
import { enterSession } from './enterSession.ts';

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SignInBody) => call(signIn, { body }),
    onSuccess: (user) => enterSession(client, user),
  });
}
