import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RegisterAccountBody } from '../../../shared/accounts.schema.ts';
import { registerAccount } from '../../../shared/routes/accounts.routes.ts';
import { call } from '../../lib/call.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { enterSession } from './sessions/enterSession.ts';

export function useRegisterAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterAccountBody) => call(registerAccount, { body }),
    onSuccess: (user) => {
      storage.local.write(storageKeys.welcome, user.id);
      return enterSession(client, user);
    },
  });
}
