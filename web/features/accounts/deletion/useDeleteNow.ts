import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteNow } from '../../../../shared/routes/deletion.routes.ts';
import { call } from '../../../lib/call.ts';
import { mutationKeys } from '../../../lib/mutationKeys.ts';
import { enterSession } from '../sessions/enterSession.ts';

/** Carries out a deletion that awaits; `onGone` leads away before the page of the person who was signed in goes. */
export function useDeleteNow(onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    // The server closes this device's connection before the answer is here; nobody need ask why.
    mutationKey: mutationKeys.signOut,
    mutationFn: (password: string) => call(deleteNow, { body: { password } }),
    onSuccess: () => {
      onGone();
      enterSession(client, null);
    },
  });
}
