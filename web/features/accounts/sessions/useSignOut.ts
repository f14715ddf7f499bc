import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut } from '../../../../shared/routes/sessions.routes.ts';
import { call } from '../../../lib/call.ts';
import { mutationKeys } from '../../../lib/mutationKeys.ts';
import { enterSession } from './enterSession.ts';
import { withoutQueries } from './withoutQueries.ts';

/** `onLeft` leads away before the pages of the signed-in person go. */
export function useSignOut(onLeft: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.signOut,
    // What is fetched meanwhile would be refused, once the session has gone.
    mutationFn: () => withoutQueries(client, () => call(signOut, {})),
    onError: () => void client.invalidateQueries(),
    onSuccess: () => {
      onLeft();
      enterSession(client, null);
    },
  });
}
