import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAccount } from '../../../shared/routes/accounts.routes.ts';
import { call } from '../../lib/call.ts';
import { mutationKeys } from '../../lib/mutationKeys.ts';
import { enterSession } from './enterSession.ts';

/** Asks for the deletion; `onLeft` hears when it is due, and leads away before the pages of the signed-in person go. */
export function useDeleteAccount(onLeft: (deletionDueAt: string) => void) {
  const client = useQueryClient();
  return useMutation({
    // The server closes this device's connection before the answer is here; nobody need ask why.
    mutationKey: mutationKeys.logout,
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess: ({ deletionDueAt }) => {
      onLeft(deletionDueAt);
      enterSession(client, null);
    },
  });
}
