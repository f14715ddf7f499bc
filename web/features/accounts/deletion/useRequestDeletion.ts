import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestDeletion } from '../../../../shared/routes/deletion.routes.ts';
import { call } from '../../../lib/call.ts';
import { mutationKeys } from '../../../lib/mutationKeys.ts';
import { enterSession } from '../sessions/enterSession.ts';

/** Asks for the deletion; `onLeft` hears when it is due, and leads away before the pages of the signed-in person go. */
export function useRequestDeletion(onLeft: (deletionDueAt: string) => void) {
  const client = useQueryClient();
  return useMutation({
    // The server closes this device's connection before the answer is here; nobody need ask why.
    mutationKey: mutationKeys.signOut,
    mutationFn: (password: string) => call(requestDeletion, { body: { password } }),
    onSuccess: ({ deletionDueAt }) => {
      onLeft(deletionDueAt);
      enterSession(client, null);
    },
  });
}
